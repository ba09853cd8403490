import { listFragrances } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { MAX_ROWS_PAGE_SIZE, ROWS_PAGE_SIZE } from '@vse/domain/limits';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import useSWR, { useSWRConfig } from 'swr';
import { leftOutOf } from '../api/left-out.ts';
import { staffCall, useWhole } from '../api/staff.ts';
import { subjectOf } from '../auth/claims.ts';
import { staffToken } from '../auth/tokens.ts';
import { useStore } from '../browser/store.ts';

type Page = OutputOf<typeof listFragrances>;

/**
 * All fragrances by name, with only the fields for tables and pickers. `first` are the first hundred, until the others
 * have come too.
 */
export function useFragranceRows({ isWanted = true } = {}) {
  const { mutate } = useSWRConfig();
  const token = useStore(staffToken);
  const firstKey = token === null ? null : [listFragrances.name, 'first rows', subjectOf(token)];
  const { data: first } = useSWR<readonly FragranceRow[]>(firstKey, null);
  const list = useWhole(listFragrances, isWanted ? 'rows' : null, async () => {
    const pages = await allPages((page) => mutate(firstKey, rowsOf([page]), { revalidate: false }));
    return { items: rowsOf(pages), leftOut: leftOutOf(pages) };
  });
  return { ...list, first, leftOut: list.data?.leftOut };
}

async function allPages(onFirst: (page: Page) => unknown): Promise<Page[]> {
  const pages = [await staffCall(listFragrances, { fields: 'list', limit: ROWS_PAGE_SIZE })];
  for (let last = pages[0]; last?.nextPage; last = pages.at(-1)) {
    if (pages.length === 1) onFirst(last);
    const query = { fields: 'list', page: last.nextPage, limit: MAX_ROWS_PAGE_SIZE } as const;
    pages.push(await staffCall(listFragrances, query));
  }
  return pages;
}

/** Each once: one that is renamed while the pages are read can be on two of them. */
function rowsOf(pages: readonly Page[]): FragranceRow[] {
  const rows = pages.flatMap(({ items }) => fragranceRows(items));
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
