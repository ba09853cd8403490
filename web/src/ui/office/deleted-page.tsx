import { Navigate } from 'react-router';
import { FailurePage } from '../feedback/failure-page.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { OfficeSkeleton } from '../feedback/office-skeleton.tsx';
import { ButtonTo } from './controls/button-to.tsx';

type DeletedPageProps<T> = {
  list: {
    items: readonly T[] | undefined;
    isFetching: boolean;
    error: unknown;
    refresh: () => Promise<unknown>;
  };
  isRecord: (item: T) => boolean;
  /** The page of the record, for one that is still there. */
  hrefOf: (item: T) => string;
  title: string;
  text: string;
  back: { label: string; href: string };
};

/** Speaks only of a record that is gone: anybody can type its address, and one that is still there gets its page. */
export function DeletedPage<T>({ list, isRecord, hrefOf, title, text, back }: DeletedPageProps<T>) {
  const { items, isFetching, error, refresh } = list;
  const found = items?.find(isRecord);
  if (found && !isFetching) return <Navigate to={hrefOf(found)} replace />;
  if (error !== undefined) return <FailurePage error={error} onRetry={() => void refresh()} />;
  if (!items || found) return <OfficeSkeleton />;
  return (
    <MessagePage title={title} text={text}>
      <ButtonTo look="ink" to={back.href}>
        {back.label}
      </ButtonTo>
    </MessagePage>
  );
}
