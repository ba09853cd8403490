import type { NewProvider, Provider } from '@vse/domain/records/providers';
import { nameKey } from '@vse/domain/rules/keys';
import { Problem } from '../../problem.ts';
import type { ProviderDoc } from '../../store/document-types.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { whereOpenAt } from '../invites/invite-state.ts';
import { type Readable, readEach } from '../readable.ts';
import type { NameNeeds } from '../users/names-of-users.ts';
import { addedTo, type RecordKind, requireKnown, saversOf } from './catalogue.ts';
import { takeDeleted } from './take-from-inventories.ts';

/** Scent providers. Their names are unique, because the specification's calls for logos identify a provider by name. */
export const providerKind: RecordKind<ProviderDoc, Provider, NewProvider> = {
  name: 'provider',
  toDoc: (_, id, { requestId: __, ...fields }, change) => ({ ...fields, id, ...change }),
  toWire: providersOf,
  async requireStorable({ records }, { name, fragrances: inventory }, held, claim) {
    await requireKnown(records.fragrances, inventory, held?.fragrances ?? [], {
      code: 'FRAGRANCE_UNKNOWN',
      field: 'fragrances',
    });
    const isSame = held && nameKey(held.name) === nameKey(name);
    if (!isSame && !(await claim('provider name', nameKey(name))))
      throw new Problem(409, { code: 'PROVIDER_EXISTS', field: 'name' });
  },
  async requireRemovable(context, id) {
    if (await isInUse(context, id)) throw new Problem(409, 'PROVIDER_IN_USE');
  },
  afterWrite: (context, { id, fragrances: inventory }, held) =>
    takeDeleted(
      context,
      id,
      addedTo(held?.fragrances ?? [], inventory).map((each) => each.id),
    ),
  claimed: { kind: 'provider name', valueOf: ({ name }) => nameKey(name) },
};

async function isInUse({ records, now }: Needs<'records' | 'now'>, id: string): Promise<boolean> {
  const own = { field: 'provider', equals: id };
  const uses = await Promise.all([
    records.userSettings.count([own]),
    records.invites.count([own, ...whereOpenAt(now())]),
    records.quizResults.count([own, { field: 'quizCompleteDate', equals: null }]),
  ]);
  return uses.some((count) => count > 0);
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
