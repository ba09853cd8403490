import { listFragrances } from '@vse/domain/contract/calls';
import { wholeFragrances } from '@vse/domain/rules/fragrance-lists';
import { useMemo } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import { changing, useRefresh, useStaffApi } from '../../lib/api/staff.ts';

/** One whole fragrance. Sends nothing without an id. */
export function useFragrance(id: string | null) {
  const { data, error, isValidating, mutate } = useStaffApi(
    listFragrances,
    id === null ? null : { id },
  );
  const refresh = useRefresh(listFragrances);
  const record = useMemo(() => data && wholeFragrances(data.items)[0], [data]);
  const isLoading = !record && error === undefined && (data === undefined || isValidating);
  // A malformed id (400) counts as unknown, as on the other catalogue screens.
  return {
    record,
    error: statusOf(error) === 400 ? undefined : error,
    isLoading,
    refresh,
    changed: changing(mutate, refresh),
  };
}
