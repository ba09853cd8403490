import * as calls from '@vse/domain/contract/calls';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import type { StaffCall } from './staff-call.ts';

/** The rows of all fragrances, as the office reads them. */
export async function allRows(call: StaffCall) {
  const first = await call(calls.listFragrances, { fields: 'list' });
  const items = fragranceRows(first.items);
  for (let page = first.nextPage; page; ) {
    const query = { fields: 'list', page, limit: MAX_ROWS_PAGE_SIZE } as const;
    const next = await call(calls.listFragrances, query);
    items.push(...fragranceRows(next.items));
    page = next.nextPage;
  }
  return items;
}
