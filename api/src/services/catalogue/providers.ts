import type { NewProvider, Provider } from '@vse/domain/records/providers';
import { Problem } from '../../problem.ts';
import type { ProviderDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { whereOpenAt } from '../invites/invite-state.ts';
import { type Catalogue, catalogueOf, requireKnown } from './catalogue.ts';

/** Scent providers. Their names are unique, because the specification's calls for logos identify a provider by name. */
export function createProviders({
  records,
  claims,
  now,
}: Needs<'records' | 'claims' | 'now'>): Catalogue<Provider, NewProvider> {
  const { providers, fragrances, invites, userSettings, quizResults } = records;
  const { list, has, add, update, remove } = catalogueOf<ProviderDoc, Provider, NewProvider>(
    providers,
    now,
    {
      toDoc: (id, { name, fragrances, showLogoOnPdf }, change) => ({
        id,
        name,
        fragrances,
        showLogoOnPdf,
        ...change,
      }),
      toWire: (docs) => docs.map(({ doc, etag }) => ({ ...doc, etag })),
      async require({ id, name, fragrances: inventory }, held) {
        await requireKnown(fragrances, inventory, held?.fragrances ?? [], {
          code: 'FRAGRANCE_UNKNOWN',
          field: 'fragrances',
        });
        if (held?.name !== name && !(await claims.take('provider name', name, id)))
          throw new Problem(409, { code: 'PROVIDER_EXISTS', field: 'name' });
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
    async update(id, etag, fields, by) {
      const before = await providers.read(id);
      await update(id, etag, fields, by);
      if (before && before.doc.name !== fields.name)
        await claims.release('provider name', before.doc.name, id);
    },
    async remove(id, etag) {
      const before = await providers.read(id);
      if (await isInUse(id)) throw new Problem(409, 'PROVIDER_IN_USE');
      await remove(id, etag);
      if (before) await claims.release('provider name', before.doc.name, id);
    },
  };
}
