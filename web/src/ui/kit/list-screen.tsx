import { PAGE_SIZE } from '@vse/domain/limits';
import { type ReactNode, useRef } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { isEmpty, type List } from '../../lib/api/use-list.ts';
import { isNarrowed } from '../../lib/api/use-list-query.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { TableSkeleton } from '../feedback/office-skeleton.tsx';
import { Button } from './controls/button.tsx';
import { toggled } from './controls/sort-button.tsx';
import { type Column, DataTable, type RowSelection } from './data-table.tsx';
import { type Filter, FilterBar, useClearing } from './filter-bar.tsx';
import styles from './letters.module.css';
import { OfficeFailure } from './office-failure.tsx';
import { OfficePage } from './office-page.tsx';
import { Paging, useCountText } from './paging.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { TableCard } from './table-card.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';
import { useListKeys } from './use-list-keys.ts';
import { usePageTurns } from './use-page-turns.ts';
import { useRowMemory } from './use-row-memory.ts';

/** Only lists of several pages need it. */
const Letters = lazyIn(async () => (await import('./letters.tsx')).Letters);

type ListScreenProps<T> = {
  words: {
    title: string;
    /** The title in the breadcrumbs, if it is another. */
    crumb?: string;
    intro?: string;
    empty: string;
    emptyText: string;
    find?: string;
  };
  list: List<T>;
  columns: readonly Column<T>[];
  filters?: readonly Filter[];
  markOf?: (row: T) => string | undefined;
  /** Which rows are selected, and the bar on top of the table that says what can be done with them. */
  selection?: RowSelection<T>;
  selectionBar?: ReactNode;
  /** Beside the title, the main action last. */
  actions?: ReactNode;
  /** Secondary text under the title. */
  beneath?: ReactNode;
  /** On a phone, beside the search. */
  besideFind?: ReactNode;
  /** Below the rows, inside their card. */
  footer?: ReactNode;
  /** Above the table. */
  notices?: ReactNode;
  /** The dialogs of the screen. */
  children?: ReactNode;
};

/** A list of the office in all its states: count, search, filters, table, paging, loading, empty, failed. */
export function ListScreen<T extends { id: string }>(props: ListScreenProps<T>) {
  const { words, list, columns, filters, actions, beneath, footer, notices, children } = props;
  const rows = useRef<HTMLDivElement>(null);
  const count = useCount(list);
  const clearing = useClearing(list);
  const turns = usePageTurns(rows, list);
  useListKeys(rows, turns);
  useRowMemory(rows, list.items);
  if (list.error !== undefined && !list.items)
    return <OfficeFailure error={list.error} onRetry={() => void list.refresh()} />;
  return (
    <OfficePage
      title={words.title}
      crumbs={[{ label: words.crumb ?? words.title }]}
      titleNote={count ?? ''}
      beneath={beneath ?? words.intro}
      actions={actions}
    >
      {notices}
      <StaleNotice list={list} />
      <UnreadableNotice leftOut={list.leftOut} refresh={list.refresh} />
      <TableCard ref={rows}>
        <FilterBar
          list={list}
          filters={filters ?? []}
          find={words.find}
          besideFind={props.besideFind}
          isSortable={columns.some((column) => column.isSortable)}
          clearing={clearing}
        />
        {(list.isBegun || (list.nameAt && (list.total ?? 0) > PAGE_SIZE)) && (
          <div className={styles.place}>
            {!list.isBegun && <Letters list={list} goTo={turns.goTo} />}
          </div>
        )}
        {list.items && !isEmpty(list) && props.selectionBar}
        <Table {...props} onClear={clearing.clear} />
        <Paging list={list} turns={turns} />
        {footer}
      </TableCard>
      {children}
    </OfficePage>
  );
}

type TableProps<T> = ListScreenProps<T> & { onClear: () => void };

function Table<T extends { id: string }>(props: TableProps<T>) {
  const { words, list, columns, markOf, selection, onClear } = props;
  const { parts } = useOfficeWords();
  const { items, sorting, query, setQuery } = list;
  if (!items) return <TableSkeleton />;
  if (items.length > 0)
    return (
      <DataTable
        caption={words.title}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        sorting={sorting}
        onSort={(key) => setQuery({ sorting: toggled(sorting, key) })}
        markOf={markOf}
        selection={selection}
      />
    );
  const { find } = query;
  if (isEmpty(list) || !isNarrowed(query))
    return <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <EmptyState title={find ? parts.nothingFound({ text: find }) : parts.nothingFiltered}>
      <Button onClick={onClear}>{parts.clearFilters}</Button>
    </EmptyState>
  );
}

/** How many rows there are, or how many of them match. */
function useCount(list: List<unknown>): string | undefined {
  const { total, all, query } = list;
  const { parts } = useOfficeWords();
  const text = useCountText(list);
  if (total === undefined) return undefined;
  if (!isNarrowed(query) || isEmpty(list)) return text(total);
  return all === undefined ? undefined : parts.shownOf({ shown: text(total), total: text(all) });
}

/** Shown above cached rows when refreshing them failed: since when they are, why, and what can be done. */
function StaleNotice({ list: { items, error, readAt, refresh } }: { list: List<unknown> }) {
  const words = useWords();
  const { parts } = useOfficeWords();
  const { dateTime } = useFormats();
  if (error === undefined || !items) return null;
  const isEnded = statusOf(error) === 401;
  const asOf =
    readAt === undefined ? [] : [parts.asOf({ time: dateTime(new Date(readAt).toISOString()) })];
  const reasons = isEnded ? [parts.ended] : errorMessages(error, words);
  return (
    <Notice>
      <span>{[...asOf, ...reasons].join(' ')}</span>{' '}
      {isEnded ? (
        <SignInButton isSmall onSignedIn={() => void refresh()} />
      ) : (
        <Button isSmall onClick={() => void refresh()}>
          {words.common.tryAgain}
        </Button>
      )}
    </Notice>
  );
}
