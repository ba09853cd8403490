import { Navigate, useLocation } from 'react-router';
import { FailurePage } from '../feedback/failure-page.tsx';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { BackPage } from './back-page.tsx';
import type { WholeList } from './detail-screen.tsx';
import { type RecordKind, useParent } from './record-kind.ts';

type DeletedPageProps<T> = {
  kind: RecordKind;
  list: WholeList<T>;
  isRecord: (item: T) => boolean;
  /** The page of the record, for one that is still there. */
  hrefOf: (item: T) => string;
  title: string;
  text: string;
};

/** Speaks only of a record that is gone: anybody can type its address, and one that is still there gets its page. */
export function DeletedPage<T>({ kind, list, isRecord, hrefOf, title, text }: DeletedPageProps<T>) {
  const { items, isFetching, error, refresh } = list;
  const { back } = useParent(kind);
  const found = items?.find(isRecord);
  if (found && !isFetching) return <Navigate to={hrefOf(found)} replace />;
  if (error !== undefined) return <FailurePage error={error} onRetry={() => void refresh()} />;
  if (!items || found) return <OfficeSkeleton />;
  return <BackPage title={title} text={text} back={back} />;
}

/** The state of a navigation that follows a delete, for an address that does not have the name. */
export const deletedState = (name: string) => ({ deleted: name });

/** The name of the record that was just deleted; undefined for an address that was typed. */
export function useDeletedName(): string | undefined {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'deleted' in state
    ? String(state.deleted)
    : undefined;
}
