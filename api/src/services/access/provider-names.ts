import { isNear } from '@vse/domain/rules/durations';
import { afterWrites } from '../../store/after-writes.ts';
import type { ProviderDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import type { Records } from '../../store/typed-containers.ts';

/** How long this instance may use its cached name before it sees another instance's change. */
const KEPT_MS = 30_000;

type Named = Pick<ProviderDoc, 'id' | 'name'>;

/** The names of providers, cached for half a minute, because every call of staff needs one. */
export type ProviderNames = {
  /** Wraps the records, so that this instance sees its own writes to providers at once. */
  kept(records: Records): Records;
  of(providers: Container<ProviderDoc>, id: string): Promise<Named | undefined>;
};

export function createProviderNames(now: () => Date): ProviderNames {
  const held = new Map<string, { at: number; name: string }>();
  /** Counts writes, because a name that was read before a write ended must not be cached after it. */
  let writes = 0;

  return {
    kept: (records) => ({
      ...records,
      providers: afterWrites(records.providers, () => {
        writes += 1;
        held.clear();
      }),
    }),
    async of(providers, id) {
      const known = held.get(id);
      const at = now().getTime();
      if (known && isNear(KEPT_MS, known.at, at)) return { id, name: known.name };
      const writesBefore = writes;
      const found = (await providers.read(id))?.doc;
      if (!found) return undefined;
      if (writes === writesBefore) held.set(id, { at, name: found.name });
      return { id, name: found.name };
    },
  };
}
