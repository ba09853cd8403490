import { Fragment, type ReactNode } from 'react';
import type { LeftOut } from '../../lib/api/left-out.ts';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { BackPage } from './back-page.tsx';
import { OfficeFailure } from './office-failure.tsx';
import { type Back, type RecordKind, useKindWords, useParent } from './record-kind.ts';

export type Identified = { id: string };

/** The state of reading one record. `isLoading` is also true while a cached list without it is being refreshed. */
export type Source<T> = {
  record: T | undefined;
  error: unknown;
  isLoading: boolean;
  refresh: () => Promise<void>;
};

/** A list that is read as a whole. */
export type WholeList<T> = {
  items: readonly T[] | undefined;
  error: unknown;
  isFetching: boolean;
  leftOut?: LeftOut | undefined;
  refresh: () => Promise<void>;
};

/** One record of a list that is read as a whole. */
export const recordIn = <T extends Identified>(
  { items, error, isFetching, refresh }: WholeList<T>,
  recordId: string | undefined,
): Source<T> => ({
  record: items?.find(({ id }) => id === recordId),
  error,
  isLoading: !items || isFetching,
  refresh,
});

type DetailScreenProps<T> = {
  kind: RecordKind;
  source: Source<T>;
  /** The link on the page for an unknown id; by default to the list. */
  back?: Back;
  children: (record: T) => ReactNode;
};

/** The page of one record in all its states: loading, failed, unknown and found. */
export function DetailScreen<T extends Identified>(props: DetailScreenProps<T>) {
  const { kind, source, back, children } = props;
  const { record, error, isLoading, refresh } = source;
  const { unknown, unknownText } = useKindWords(kind);
  const list = useParent(kind);
  // Keyed, so that the edit of one record does not continue on another's page.
  if (record !== undefined) return <Fragment key={record.id}>{children(record)}</Fragment>;
  if (error !== undefined) return <OfficeFailure error={error} onRetry={() => void refresh()} />;
  if (isLoading) return <OfficeSkeleton />;
  return <BackPage title={unknown} text={unknownText} back={back ?? list.back} />;
}
