import { isPublished } from '@vse/domain/rules/publish-state';
import type {
  FragranceDoc,
  FragranceVersionDoc,
  ProviderDoc,
  PublishedChange,
} from '../../store/document-types.ts';
import { createOnce } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import type { Needs } from '../context.ts';
import { formerState } from '../history/keep-state.ts';
import { createPart, readPart } from './published-parts.ts';

/** What scoring needs of a published fragrance. Adjectives that add nothing to a score are left out. */
export type FragranceRow = {
  name: string;
  sku: string;
  /** The id of its fragrance version. */
  version: string;
  adjectives: [id: string, weight: number][];
};
export type AdjectiveRow = { name: string };
/** `inventory` is the id of a part whose rows have the ids of the provider's fragrances. */
export type ProviderRow = { hasLogo: boolean; offersSamples?: true; inventory: string };

type RowNeeds = Needs<'records' | 'heldParts' | 'heldFragrances' | 'ids'>;

/**
 * The row of a record as it is stored now; undefined when quizzes do not use it. `before` is its row so far, `running`
 * the id of the change set that is being written.
 */
export async function currentRow(
  context: RowNeeds,
  { kind, id }: PublishedChange,
  before: unknown,
  running: string | undefined,
): Promise<unknown> {
  if (kind === 'fragrance') {
    const stored = await context.records.fragrances.read(id);
    return fragranceRow(context, await outsideSet(context, kind, stored?.doc, running));
  }
  if (kind === 'provider') {
    const stored = await context.records.providers.read(id);
    const provider = await outsideSet(context, kind, stored?.doc, running);
    return providerRow(context, provider, before as ProviderRow | undefined);
  }
  return adjectiveRow(context, id);
}

/** The record as it was before the running change set, which is not in the state until it is complete. */
async function outsideSet<D extends FragranceDoc | ProviderDoc>(
  context: RowNeeds,
  kind: 'fragrance' | 'provider',
  doc: D | undefined,
  running: string | undefined,
): Promise<D | undefined> {
  if (!doc?.changeSet || doc.changeSet.id !== running) return doc;
  return formerState<D>(context, kind, doc.id, doc.changeSet.replaced);
}

async function adjectiveRow({ records }: RowNeeds, id: string): Promise<AdjectiveRow | undefined> {
  const stored = await records.adjectives.read(id);
  return stored && { name: stored.doc.name };
}

async function fragranceRow(
  { records, heldFragrances }: RowNeeds,
  fragrance: FragranceDoc | undefined,
): Promise<FragranceRow | undefined> {
  if (!fragrance || !isPublished(fragrance)) return undefined;
  const { name, sku, adjectives } = fragrance;
  const version = versionOf(fragrance);
  // Kept in memory, so that a save that changes nothing in the version does not write it again.
  await heldFragrances.get(version.id, async () => {
    await createOnce(records.fragranceVersions, version);
    return version;
  });
  const scoring = adjectives.filter(({ weight }) => weight > 0);
  return {
    name,
    sku,
    version: version.id,
    adjectives: scoring.map((each) => [each.id, each.weight]),
  };
}

function versionOf({
  id,
  changedBy: _by,
  changedDate: _date,
  changeSet: _set,
  publishState: _state,
  isEnforceAdjectivesAndColors: _enforced,
  isEnforceUploads: _uploads,
  adjectives,
  ...shown
}: FragranceDoc): FragranceVersionDoc {
  const weights = adjectives.map((each) => ({ id: each.id, weight: each.weight }));
  const content = { ...shown, adjectives: weights };
  return { ...content, id: contentHash(JSON.stringify([id, content])) };
}

async function providerRow(
  context: RowNeeds,
  provider: ProviderDoc | undefined,
  before: ProviderRow | undefined,
): Promise<ProviderRow | undefined> {
  if (!provider) return undefined;
  const rows = Object.fromEntries(provider.fragrances.map((each) => [each.id, 1]));
  const held = before && (await readPart(context, before.inventory));
  const inventory =
    before && held && hasSameKeys(held, rows) ? before.inventory : await createPart(context, rows);
  return {
    hasLogo: provider.showLogoOnPdf,
    ...(provider.offersSamples && { offersSamples: true }),
    inventory,
  };
}

function hasSameKeys(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
  );
}
