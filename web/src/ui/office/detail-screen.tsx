import type { ReactNode } from 'react';
import { FailurePage } from '../feedback/failure-page.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { ButtonTo } from './controls/button-to.tsx';

/** The state of reading one record. `isLoading` is also true while a cached list without it is being refreshed. */
export type Source<T> = {
  record: T | undefined;
  error: unknown;
  isLoading: boolean;
  refresh: () => Promise<void>;
};

type DetailScreenProps<T> = {
  source: Source<T>;
  /** For an unknown id: the message and the link back to the list. */
  unknown: { title: string; text: string; toList: string; listHref: string };
  children: (record: T) => ReactNode;
};

/** The page of one record in all its states: loading, failed, unknown and found. */
export function DetailScreen<T>({ source, unknown, children }: DetailScreenProps<T>) {
  const { record, error, isLoading, refresh } = source;
  if (record !== undefined) return children(record);
  if (error !== undefined) return <FailurePage error={error} onRetry={() => void refresh()} />;
  if (isLoading) return <OfficeSkeleton />;
  return (
    <MessagePage title={unknown.title} text={unknown.text}>
      <ButtonTo look="ink" to={unknown.listHref}>
        {unknown.toList}
      </ButtonTo>
    </MessagePage>
  );
}
