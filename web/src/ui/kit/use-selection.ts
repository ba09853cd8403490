import { useMemo, useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  /** Selects rows, or clears the selection of them. */
  choose: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
};

/** Clearing this many rows can be undone, because selecting them again one by one takes long. */
const MANY = 50;

/**
 * The selected rows of a list. They stay selected through pages, search, filters and sorting, until the person leaves the
 * list. Rows that are deleted, also by a colleague, leave the selection.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  /** Called after many rows were cleared at once. `restore` selects them again. */
  onManyCleared?: (count: number, restore: () => void) => void,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows?.filter(({ id }) => ids.has(id)) ?? [], [rows, ids]);
  if (rows && chosen.length < ids.size) setIds(new Set(chosen.map(({ id }) => id)));
  const choose = (some: Iterable<string>, isChosen: boolean) =>
    setIds((now) => {
      const next = new Set(now);
      for (const id of some) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  const selection: Selection = {
    ids,
    choose,
    clear: () => {
      setIds(new Set());
      if (ids.size >= MANY) onManyCleared?.(ids.size, () => choose(ids, true));
    },
  };
  return { chosen, selection };
}
