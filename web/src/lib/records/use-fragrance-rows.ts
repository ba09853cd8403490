import { listFragrances } from '@vse/domain/contract/calls';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import { useMemo } from 'react';
import { leftOutOf } from '../api/left-out.ts';
import { changing, useRefresh, useStaffApi } from '../api/staff.ts';

/** All fragrances, with only the fields for tables and pickers. */
export function useFragranceRows() {
  const { data, error, isValidating, mutate } = useStaffApi(listFragrances, { fields: 'list' });
  const refresh = useRefresh(listFragrances);
  const items = useMemo(() => data && fragranceRows(data.items), [data]);
  return {
    items,
    error,
    isFetching: isValidating,
    refresh,
    changed: changing(mutate, refresh),
    leftOut: leftOutOf([data]),
  };
}
