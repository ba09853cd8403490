import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { useState } from 'react';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
};

/** The selected Drafts, without those that have been published or deleted since. */
export function useDrafts(rows: readonly FragranceRow[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: rows?.filter((row) => ids.has(row.id) && !isPublished(row)) ?? [],
    clear: () => setIds(new Set()),
    selection: {
      has: (id: string) => ids.has(id),
      toggle: (id: string) =>
        setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
