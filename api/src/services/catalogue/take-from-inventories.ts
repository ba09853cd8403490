import type { Owner, ProviderDoc, PublishedChange } from '../../store/document-types.ts';
import { ignoreNotFound, missingFrom, pagesOf, revise, reviseRead } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import type { Needs } from '../context.ts';
import { keepState } from '../history/keep-state.ts';
import { type ChangeNeeds, publishing } from '../published/change-published.ts';
import { readOrLog, unlessUnreadable } from '../readable.ts';
import { changeBy } from './catalogue.ts';

const stocks = ({ fragrances }: Pick<ProviderDoc, 'fragrances'>, id: string) =>
  fragrances.some((each) => each.id === id);

/**
 * Takes a deleted fragrance out of every inventory, so that no count or tile includes it. Leaves out providers that cannot
 * be read.
 */
export async function takeFromInventories(
  context: ChangeNeeds,
  id: string,
  by: Owner,
): Promise<void> {
  const { providers } = context.records;
  for await (const page of pagesOf(providers, {})) {
    const found = await readOrLog('providers', page, (provider) =>
      stocks(provider.doc, id) ? [provider] : [],
    );
    const stocking = found.flat();
    const changes = stocking.map(({ doc }) => ({ kind: 'provider' as const, id: doc.id }));
    if (changes.length === 0) continue;
    await publishing(context, changes, async (announce) => {
      await announce();
      const take = (provider: Stored<ProviderDoc>) =>
        reviseRead(providers, provider, async (doc) => {
          if (!stocks(doc, id)) return undefined;
          await announce(doc);
          await keepState(context, 'provider', doc);
          const fragrances = doc.fragrances.filter((each) => each.id !== id);
          return { ...doc, fragrances, ...changeBy(by, context.now, doc) };
        }).catch(ignoreNotFound);
      await mapInChunks(stocking, (provider) =>
        unlessUnreadable('providers', provider.doc.id, () => take(provider)),
      );
    });
  }
}

/**
 * Takes those of these fragrances that do not exist out of an inventory. They were deleted while it was being saved, and
 * their deletion may have read the inventory before. This completes that save: it is no change of its own.
 */
export async function takeDeleted(
  { records: { fragrances, providers } }: Needs<'records'>,
  providerId: string,
  ids: readonly string[],
): Promise<void> {
  const deleted = new Set(await missingFrom(fragrances, ids));
  if (deleted.size === 0) return;
  const isKept = ({ id }: { id: string }) => !deleted.has(id);
  await revise(providers, providerId, undefined, (doc) =>
    doc.fragrances.every(isKept)
      ? undefined
      : { ...doc, fragrances: doc.fragrances.filter(isKept) },
  ).catch(ignoreNotFound);
}

/** Completes what belongs to a change whose request has crashed. May run again. */
export async function finishChange(
  context: ChangeNeeds,
  { kind, id }: PublishedChange,
): Promise<void> {
  const { fragrances, providers } = context.records;
  if (kind === 'fragrance' && !(await fragrances.read(id)))
    await takeFromInventories(context, id, '');
  if (kind !== 'provider') return;
  await unlessUnreadable('providers', id, async () => {
    const inventory = (await providers.read(id))?.doc.fragrances ?? [];
    const ids = inventory.map((each) => each.id);
    await takeDeleted(context, id, ids);
  });
}
