import type { ProviderDoc, PublishedChange } from '../../store/document-types.ts';
import { ignoreNotFound, pagesOf, reviseRead } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { keepState } from '../history/keep-state.ts';
import { type ChangeNeeds, healPublished, publishing } from '../published/change-published.ts';
import { changeBy } from './catalogue.ts';

const stocks = ({ fragrances }: Pick<ProviderDoc, 'fragrances'>, id: string) =>
  fragrances.some((each) => each.id === id);

/** Takes a deleted fragrance out of every inventory, so that no count or tile includes it. */
export async function takeFromInventories(
  context: ChangeNeeds,
  id: string,
  by: string,
): Promise<void> {
  const { providers } = context.records;
  for await (const page of pagesOf(providers, {})) {
    const stocking = page.filter(({ doc }) => stocks(doc, id));
    const changes = stocking.map(({ doc }) => ({ kind: 'provider' as const, id: doc.id }));
    if (changes.length === 0) continue;
    await publishing(context, changes, async (announce) => {
      await announce();
      await mapInChunks(stocking, (provider) =>
        reviseRead(providers, provider, async (doc) => {
          if (!stocks(doc, id)) return undefined;
          await announce(doc);
          await keepState(context, 'provider', doc);
          const fragrances = doc.fragrances.filter((each) => each.id !== id);
          return { ...doc, fragrances, ...changeBy(by, context.now, doc) };
        }).catch(ignoreNotFound),
      );
    });
  }
}

/** Settles the changes of crashed requests, and finishes deletions. Returns how many changes it has settled. */
export const healCatalogue = (context: ChangeNeeds): Promise<number> =>
  healPublished(context, async ({ kind, id }: PublishedChange) => {
    if (kind === 'fragrance' && !(await context.records.fragrances.read(id)))
      await takeFromInventories(context, id, '');
  });
