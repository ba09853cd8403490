import { Navigate, useLocation } from 'react-router';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { BackPage } from './back-page.tsx';
import type { Identified, WholeList } from './detail-screen.tsx';
import { OfficeFailure } from './office-failure.tsx';
import { type RecordKind, useKindWords, useParent } from './record-kind.ts';

type DeletedPageProps<T> = {
  kind: RecordKind;
  list: WholeList<T>;
  isRecord: (item: T) => boolean;
  title: string;
  text: string;
};

/**
 * States a deletion after it, and for a record that the newest list does not have. Anybody can type the address: a record
 * that is still there gets its page, and one that may be among those that cannot be read is unknown.
 */
export function DeletedPage<T extends Identified>(props: DeletedPageProps<T>) {
  const { kind, list, isRecord, title, text } = props;
  const { items, isFetching, error, refresh, leftOut } = list;
  const { back } = useParent(kind);
  const { unknown, unknownText } = useKindWords(kind);
  const stated = <BackPage title={title} text={text} back={back} />;
  if (useDeletedName() !== undefined) return stated;
  if (error !== undefined) return <OfficeFailure error={error} onRetry={() => void refresh()} />;
  if (!items || isFetching) return <OfficeSkeleton />;
  const found = items.find(isRecord);
  if (found) return <Navigate to={kind.recordHref(found.id)} replace />;
  return leftOut ? <BackPage title={unknown} text={unknownText} back={back} /> : stated;
}

/** The state of a navigation that follows a delete, for an address that does not have the name. */
export const deletedState = (name: string) => ({ deleted: name });

/** The name of the record that was just deleted, '' if the address has it; undefined for an address that was typed. */
export function useDeletedName(): string | undefined {
  const { state } = useLocation();
  return typeof state === 'object' && state !== null && 'deleted' in state
    ? String(state.deleted)
    : undefined;
}
