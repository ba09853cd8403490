import type { ReactNode } from 'react';
import { ButtonTo } from '../ui/kit/controls/button-to.tsx';
import { type RecordKind, useKindWords } from '../ui/kit/record-kind.ts';
import { JumpTo } from './jump-to.tsx';

type ListActionsProps = {
  kind: RecordKind;
  /** Another step comes first, which has the amber button. */
  isLater?: boolean;
  children?: ReactNode;
};

/** Beside a list's title: the other lists, what this one offers, and the page that adds a record. */
export function ListActions({ kind, isLater = false, children }: ListActionsProps) {
  const { add } = useKindWords(kind);
  return (
    <>
      <JumpTo />
      {children}
      <ButtonTo look={isLater ? 'quiet' : 'amber'} to={kind.addHref}>
        {add}
      </ButtonTo>
    </>
  );
}
