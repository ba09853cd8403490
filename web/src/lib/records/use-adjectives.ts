import { listAdjectives } from '@vse/domain/contract/calls';
import { leftOutOf } from '../api/left-out.ts';
import { changing, useRefresh, useStaffApi } from '../api/staff.ts';

export function useAdjectives() {
  const { data, error, isValidating, mutate } = useStaffApi(listAdjectives, {});
  const refresh = useRefresh(listAdjectives);
  return {
    items: data?.items,
    error,
    isFetching: isValidating,
    refresh,
    changed: changing(mutate, refresh),
    leftOut: leftOutOf([data]),
  };
}
