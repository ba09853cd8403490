import type { ProviderDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import { createCache } from '../cache.ts';

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
  const names = createCache<string, NamedProvider>({ now });
  return {
    /** Has to be called after each write to providers, so that this instance sees its own at once. */
    drop: () => names.drop(),
    async of(providers: Container<ProviderDoc>, id: string): Promise<NamedProvider | undefined> {
      const known = names.find(id);
      if (known) return known.value;
      const keep = names.reading();
      const found = (await providers.read(id))?.doc;
      if (!found) return undefined;
      const { name, privacyNotice: notice } = found;
      const provider = { id, name, ...(notice && { notice }) };
      keep(id, provider);
      return provider;
    },
  };
}
