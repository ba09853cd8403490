import type { NewProvider, Provider } from '@vse/domain/records/providers';
import { nameKey } from '@vse/domain/rules/keys';
import { Problem } from '../../problem.ts';
import type { ProviderDoc } from '../../store/document-types.ts';
import type { Stored } from '../../store/store.ts';
import { whereOpenAt } from '../invites/invite-state.ts';
import { type Readable, readEach } from '../readable.ts';
import type { NameNeeds } from '../users/names-of-users.ts';
import {
  addedTo,
  type Catalogue,
  type CatalogueNeeds,
  catalogueOf,
  requireKnown,
  saversOf,
} from './catalogue.ts';
import { takeDeleted } from './take-from-inventories.ts';

/** Scent providers. Their names are unique, because the specification's calls for logos identify a provider by name. */
export function createProviders(context: CatalogueNeeds): Catalogue<Provider, NewProvider> {
  const { records, now } = context;
  const { providers, fragrances, invites, userSettings, quizResults } = records;
  const catalogue = catalogueOf<ProviderDoc, Provider, NewProvider>(
    context,
    'provider',
    providers,
    {
      toDoc: (id, { requestId: _, ...fields }, change) => ({ ...fields, id, ...change }),
      toWire: (docs) => providersOf(context, docs),
      async require({ name, fragrances: inventory }, held, claim) {
        await requireKnown(fragrances, inventory, held?.fragrances ?? [], {
          code: 'FRAGRANCE_UNKNOWN',
          field: 'fragrances',
        });
        const isSame = held && nameKey(held.name) === nameKey(name);
        if (!isSame && !(await claim('provider name', nameKey(name))))
          throw new Problem(409, { code: 'PROVIDER_EXISTS', field: 'name' });
      },
      afterWrite: ({ id, fragrances: inventory }, held) =>
        takeDeleted(
          context,
          id,
          addedTo(held?.fragrances ?? [], inventory).map((each) => each.id),
        ),
      claimed: { kind: 'provider name', valueOf: ({ name }) => nameKey(name) },
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
    ...catalogue,
    async remove(id, etag, by) {
      if (await isInUse(id)) throw new Problem(409, 'PROVIDER_IN_USE');
      return catalogue.remove(id, etag, by);
    },
  };
}

export async function providersOf(
  context: NameNeeds,
  docs: Stored<ProviderDoc>[],
): Promise<Readable<Provider>> {
  const nameOf = await saversOf(context, docs);
  return readEach('providers', docs, ({ doc, etag }) => ({
    ...doc,
    changedBy: nameOf(doc.changedBy),
    privacyNotice: doc.privacyNotice ?? '',
    etag,
  }));
}
