import { isNear } from '@vse/domain/rules/durations';
import type { ProviderDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';

/** How long this instance may use what it has cached before it sees another instance's change. */
const KEPT_MS = 30_000;

/** A provider as mails and callers need it. */
type NamedProvider = {
  id: string;
  name: string;
  /** The address of its own privacy notice; absent without one. */
  notice?: string;
};

export type ProviderNames = ReturnType<typeof createProviderNames>;

/** The names of providers, cached for half a minute, because every call of staff needs one. */
export function createProviderNames(now: () => Date) {
  const held = new Map<string, { at: number; provider: NamedProvider }>();
  /** Counts writes, because a name that was read before a write ended must not be cached after it. */
  let writes = 0;

  return {
    /** Has to be called after each write to providers, so that this instance sees its own at once. */
    drop(): void {
      writes += 1;
      held.clear();
    },
    async of(providers: Container<ProviderDoc>, id: string): Promise<NamedProvider | undefined> {
      const known = held.get(id);
      const at = now().getTime();
      if (known && isNear(KEPT_MS, known.at, at)) return known.provider;
      const writesBefore = writes;
      const found = (await providers.read(id))?.doc;
      if (!found) return undefined;
      const { name, privacyNotice: notice } = found;
      const provider = { id, name, ...(notice && { notice }) };
      if (writes === writesBefore) held.set(id, { at, provider });
      return provider;
    },
  };
}
