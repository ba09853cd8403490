import type { ReactNode } from 'react';
import { ButtonTo } from './controls/button-to.tsx';
import { JumpTo } from './jump-to.tsx';
import { addHref, type RecordKind, useKindWords } from './record-kind.ts';

type ListActionsProps = { kind: RecordKind; children?: ReactNode };

/** Beside a list's title: the other lists, what this one offers, and the page that adds a record. */
export function ListActions({ kind, children }: ListActionsProps) {
  const { add } = useKindWords(kind);
  return (
    <>
      <JumpTo />
      {children}
      <ButtonTo look="amber" to={addHref(kind)}>
        {add}
      </ButtonTo>
    </>
  );
}
