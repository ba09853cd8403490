import { listFragrances } from '@vse/domain/contract/calls';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import { useMemo } from 'react';
import { leftOutOf } from '../api/left-out.ts';
import { staffCall, useWhole } from '../api/staff.ts';

/** All fragrances, with only the fields for tables and pickers. */
export function useFragranceRows({ isWanted = true } = {}) {
  const { data, ...fragrances } = useWhole(listFragrances, isWanted ? 'rows' : null, () =>
    staffCall(listFragrances, { fields: 'list' }),
  );
  const items = useMemo(() => data && fragranceRows(data.items), [data]);
  return { ...fragrances, items, leftOut: leftOutOf([data]) };
}
