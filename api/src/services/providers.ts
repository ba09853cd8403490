import {
  FRAGRANCE_UNKNOWN,
  type NewProvider,
  PROVIDER_EXISTS,
  PROVIDER_IN_USE,
  type Provider,
} from '@vse/domain/providers';
import { Problem } from '../http/errors.ts';
import { type Catalogue, catalogueOf, requireKnown } from './catalogue.ts';
import type { Claims } from './claims.ts';
import { whereOpenAt } from './invites.ts';
import type { ProviderDoc, Records } from './records.ts';

/** Scent providers. Their names are unique, since the wire's calls for logos name a provider by its name. */
export function createProviders(
  { providers, fragrances, invites, userSettings, quizResults }: Records,
  claims: Claims,
  now: () => Date,
): Catalogue<Provider, NewProvider> {
  const { list, has, add, update, remove } = catalogueOf<ProviderDoc, Provider, NewProvider>(
    providers,
    {
      toDoc: (id, { name, fragrances, showLogoOnPdf }) => ({ id, name, fragrances, showLogoOnPdf }),
      toWire: (docs) => docs.map(({ doc, etag }) => ({ ...doc, etag })),
      async require({ name, fragrances: inventory }, id, held) {
        await requireKnown(fragrances, inventory, held?.fragrances ?? [], FRAGRANCE_UNKNOWN);
        if (held?.name !== name && !(await claims.take('provider name', name, id)))
          throw new Problem(409, PROVIDER_EXISTS);
      },
    },
  );

  async function isInUse(id: string): Promise<boolean> {
    const own = { field: 'provider', equals: id };
    const uses = await Promise.all([
      userSettings.count([own]),
      invites.count([own, ...whereOpenAt(now())]),
      quizResults.count([own, { field: 'quizCompleteDate', equals: null }]),
    ]);
    return uses.some((count) => count > 0);
  }

  return {
    list,
    has,
    add,
    async update(id, etag, fields) {
      const before = await providers.read(id);
      await update(id, etag, fields);
      if (before && before.doc.name !== fields.name)
        await claims.release('provider name', before.doc.name, id);
    },
    async remove(id, etag) {
      const before = await providers.read(id);
      if (await isInUse(id)) throw new Problem(409, PROVIDER_IN_USE);
      await remove(id, etag);
      if (before) await claims.release('provider name', before.doc.name, id);
    },
  };
}
