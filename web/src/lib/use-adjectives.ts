import { listAdjectives } from '@vse/domain/contract/calls';
import { leftOutOf } from './api/left-out.ts';
import { useRefresh, useStaffApi } from './api/staff.ts';

export function useAdjectives() {
  const { data, error, isValidating } = useStaffApi(listAdjectives, {});
  const refresh = useRefresh(listAdjectives);
  return {
    items: data?.items,
    error,
    isFetching: isValidating,
    refresh,
    leftOut: leftOutOf([data]),
  };
}
