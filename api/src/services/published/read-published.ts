import type { PublishedHeadDoc } from '../../store/document-types.ts';
import { pause } from '../../store/documents.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Needs } from '../context.ts';
import { type PartKind, partNameOf, partNames, type Rows, readPart } from './published-parts.ts';
import type { AdjectiveRow, FragranceRow, ProviderRow } from './published-rows.ts';

const HEAD = 'head';
export const NO_HEAD: PublishedHeadDoc = { id: HEAD, version: '', parts: {}, open: [] };
const ATTEMPTS = 20;

type ReadNeeds = Needs<'records' | 'heldParts'>;

export const readHead = ({ records }: Needs<'records'>) => records.publishedHead.read(HEAD);

/** The rows of the state that one head names. */
type PublishedState = {
  /** All rows of a kind, part by part. */
  rows(kind: PartKind): Promise<Rows[]>;
  /** The row of one record. */
  row(kind: PartKind, id: string): Promise<unknown>;
  part(id: string): Promise<Rows>;
};

/**
 * Reads from one consistent state. This costs one read if the instance holds the parts, which never change. When a
 * part was replaced in between, `read` runs again on the newer state.
 */
async function reading<T>(
  context: ReadNeeds,
  read: (state: PublishedState, head: PublishedHeadDoc) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const head = (await readHead(context))?.doc ?? NO_HEAD;
    try {
      return await read(stateOf(context, head.parts), head);
    } catch (error) {
      if (!(error instanceof Replaced) || attempt === ATTEMPTS) throw error;
      await pause(attempt);
    }
  }
}

class Replaced extends Error {}

/** For work that starts again from the newest head when a part was replaced. */
export function ignoreMissingPart(error: unknown): undefined {
  if (!(error instanceof Replaced)) throw error;
}

export function stateOf(context: ReadNeeds, parts: PublishedHeadDoc['parts']): PublishedState {
  async function part(id: string): Promise<Rows> {
    const rows = await readPart(context, id);
    if (!rows) throw new Replaced('A part of the published catalogue was replaced');
    return rows;
  }
  const named = async (name: string): Promise<Rows> => {
    const id = parts[name];
    return id === undefined ? {} : part(id);
  };
  return {
    part,
    rows: (kind) => mapInChunks(partNames(kind), named),
    async row(kind, id) {
      const rows = await named(partNameOf({ kind, id }));
      // An id that nobody has can be the name of something that every object has.
      return Object.hasOwn(rows, id) ? rows[id] : undefined;
    },
  };
}

/** The id of the quiz version for quizzes that start now; '' while no question is published. */
export async function publishedVersion(context: Needs<'records'>): Promise<string> {
  return (await readHead(context))?.doc.version ?? '';
}

/** The names of all adjectives by id. */
export const adjectiveNames = (context: ReadNeeds): Promise<Map<string, string>> =>
  reading(context, namesIn);

export async function namesIn(state: PublishedState): Promise<Map<string, string>> {
  const rows = (await state.rows('adjective')) as Record<string, AdjectiveRow>[];
  return new Map(rows.flatMap((each) => Object.entries(each).map(([id, { name }]) => [id, name])));
}

/** In how many inventories each fragrance is, by its id, and how many inventories there are. */
export const inventoryCounts = (
  context: ReadNeeds,
): Promise<{ times: Map<string, number>; all: number }> =>
  reading(context, async (state) => {
    const rows = (await state.rows('provider')) as Record<string, ProviderRow>[];
    const providers = rows.flatMap(Object.values<ProviderRow>);
    const times = new Map<string, number>();
    for (const stock of await mapInChunks(providers, ({ inventory }) => state.part(inventory)))
      for (const id of Object.keys(stock)) times.set(id, (times.get(id) ?? 0) + 1);
    return { times, all: providers.length };
  });

export type Offered = {
  /** The id of the quiz version for quizzes that start now; '' while no question is published. */
  version: string;
  /** The published fragrances of the inventory, by id. */
  fragrances: Map<string, FragranceRow>;
  /** The names of all adjectives by id. */
  adjectives: Map<string, string>;
};

/** What is offered now, with the inventory of a provider; with all fragrances without one. */
export const offeredBy = (context: ReadNeeds, provider: string | undefined): Promise<Offered> =>
  reading(context, async (state, { version }) => ({
    version,
    fragrances:
      provider === undefined
        ? await fragrancesIn(state)
        : ((await publishedIn(state, provider))?.fragrances ?? new Map()),
    adjectives: await namesIn(state),
  }));

async function fragrancesIn(state: PublishedState): Promise<Map<string, FragranceRow>> {
  const rows = (await state.rows('fragrance')) as Record<string, FragranceRow>[];
  return new Map(rows.flatMap(Object.entries<FragranceRow>));
}

export type Published = {
  hasLogo: boolean;
  offersSamples?: true | undefined;
  /** The published fragrances of the inventory, by id. */
  fragrances: Map<string, FragranceRow>;
  /** Whether an adjective still exists. */
  hasAdjective(id: string): boolean;
};

/** What a provider's quizzes are scored by; undefined for an unknown provider. */
export const publishedOf = (context: ReadNeeds, provider: string): Promise<Published | undefined> =>
  reading(context, (state) => publishedIn(state, provider));

async function publishedIn(
  state: PublishedState,
  provider: string,
): Promise<Published | undefined> {
  const row = (await state.row('provider', provider)) as ProviderRow | undefined;
  if (!row) return undefined;
  const [inventory, fragrances, adjectives] = await Promise.all([
    state.part(row.inventory),
    fragrancesIn(state),
    state.rows('adjective'),
  ]);
  return {
    hasLogo: row.hasLogo,
    offersSamples: row.offersSamples,
    fragrances: new Map([...fragrances].filter(([id]) => Object.hasOwn(inventory, id))),
    hasAdjective: (id) => adjectives.some((rows) => Object.hasOwn(rows, id)),
  };
}
