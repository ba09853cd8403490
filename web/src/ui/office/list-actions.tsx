import type { ReactNode } from 'react';
import { ButtonTo } from '../kit/controls/button-to.tsx';
import { type RecordKind, useKindWords } from '../kit/record-kind.ts';
import { JumpTo } from './jump-to.tsx';

type ListActionsProps = { kind: RecordKind; children?: ReactNode };

/** Beside a list's title: the other lists, what this one offers, and the page that adds a record. */
export function ListActions({ kind, children }: ListActionsProps) {
  const { add } = useKindWords(kind);
  return (
    <>
      <JumpTo />
      {children}
      <ButtonTo look="amber" to={kind.addHref}>
        {add}
      </ButtonTo>
    </>
  );
}
