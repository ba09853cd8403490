import { listAdjectives } from '@vse/domain/contract/calls';
import { leftOutOf } from '../api/left-out.ts';
import { staffCall, useWhole } from '../api/staff.ts';

export function useAdjectives({ isWanted = true } = {}) {
  const { data, ...adjectives } = useWhole(listAdjectives, isWanted ? 'all' : null, () =>
    staffCall(listAdjectives, {}),
  );
  return { ...adjectives, leftOut: leftOutOf([data]) };
}
