import { Navigate, useLocation } from 'react-router';
import { FailurePage } from '../feedback/failure-page.tsx';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { BackPage } from './back-page.tsx';
import type { Identified, WholeList } from './detail-screen.tsx';
import { type RecordKind, recordHref, useParent } from './record-kind.ts';

type DeletedPageProps<T> = {
  kind: RecordKind;
  list: WholeList<T>;
  isRecord: (item: T) => boolean;
  title: string;
  text: string;
};

/** Speaks only of a record that is gone: anybody can type its address, and one that is still there gets its page. */
export function DeletedPage<T extends Identified>(props: DeletedPageProps<T>) {
  const { kind, list, isRecord, title, text } = props;
  const { items, isFetching, error, refresh } = list;
  const { back } = useParent(kind);
  const found = items?.find(isRecord);
  if (found && !isFetching) return <Navigate to={recordHref(kind, found.id)} replace />;
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
