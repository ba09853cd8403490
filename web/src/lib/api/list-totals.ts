import { KEPT_COUNT_MINIMUM } from '@vse/domain/limits';

type DatedTotal = { total: number; countedDate: string };

type Totals = {
  /** The number of rows if all that match are loaded, which is better than any count. */
  loaded: number | undefined;
  counted: DatedTotal | undefined;
  all: DatedTotal | undefined;
  isNarrowed: boolean;
};

/** The numbers of a list, and when the oldest of them was counted that may be a kept one. */
export function totalsOf({ loaded, counted, all, isNarrowed }: Totals) {
  const used = [
    ...(loaded === undefined && counted ? [counted] : []),
    ...(isNarrowed && all ? [all] : []),
  ];
  const kept = used.filter(({ total }) => total >= KEPT_COUNT_MINIMUM);
  return {
    total: loaded ?? counted?.total,
    all: isNarrowed ? all?.total : (loaded ?? all?.total),
    countedDate: kept.map(({ countedDate }) => countedDate).sort()[0],
  };
}
