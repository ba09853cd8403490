import type { Output } from '@vse/domain/contract/contract';
import type * as contracts from '@vse/domain/records/record-history';
import { RecordState } from '@vse/domain/records/record-history';
import { type Difference, differences } from '@vse/domain/rules/differences';
import { notFound } from '../../problem.ts';
import type {
  AdjectiveDoc,
  CatalogueDoc,
  CatalogueKind,
  FragranceDoc,
  ProviderDoc,
  QuestionDoc,
} from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import type { Stored } from '../../store/store.ts';
import { recordsOfKind } from '../../store/typed-containers.ts';
import { adjectivesOf } from '../catalogue/adjectives.ts';
import { wholeOf } from '../catalogue/fragrances.ts';
import { providersOf } from '../catalogue/providers.ts';
import { questionsOf } from '../catalogue/questions.ts';
import type { Needs } from '../context.ts';
import { adjectiveNames } from '../published/read-published.ts';
import { readOrLog } from '../readable.ts';
import { namesFor } from '../users/names-of-users.ts';
import { formerState, recordOf, stateIn } from './keep-state.ts';

type HistoryNeeds = Needs<'records' | 'userNames' | 'heldParts' | 'blobs'>;
type History = Output<typeof contracts.getRecordHistory>;
type Former = Output<typeof contracts.getRecordState>;

const STATES_ON_PAGE = 10;
/** How many names of a set one difference has; the others are counted. */
const MOST_NAMES = 10;

/**
 * The states of a record, newest first, ten at a time: those before a date, or from the current one. Leaves out those
 * that cannot be read or compared. Throws Problem 404.
 */
export async function recordHistory(
  context: HistoryNeeds,
  kind: CatalogueKind,
  id: string,
  before: string | undefined,
): Promise<History> {
  const current = (await recordsOfKind(context.records, kind).read(id))?.doc;
  if (!current) throw notFound('RECORD_NOT_FOUND');
  const { items: former } = await context.records.formerStates.page({
    where: [
      { field: 'record', equals: recordOf(kind, id) },
      // Leaves out the current state, which is kept when its replacement fails.
      { field: 'date', before: before ?? current.changedDate },
    ],
    orderBy: { field: 'date', direction: 'descending' },
    // The current state is the first of its page; the one after the page is what its last is compared with.
    limit: before === undefined ? STATES_ON_PAGE : STATES_ON_PAGE + 1,
  });
  const states = [
    ...(before === undefined
      ? [
          {
            id,
            date: current.changedDate,
            by: current.changedBy,
            read: (): CatalogueDoc => current,
          },
        ]
      : []),
    ...former.map(({ doc }) => ({
      id: doc.id,
      date: doc.date,
      by: doc.state?.changedBy,
      read: () => stateIn(kind, doc),
    })),
  ];
  const shown = states
    .slice(0, STATES_ON_PAGE)
    .map((doc, at) => ({ doc, older: states[at + 1]?.read }));
  const names = await adjectivesFor(context, kind);
  const nameOf = await namesFor(
    context,
    shown.map(({ doc }) => doc.by),
  );
  const items = await readOrLog('history', shown, async ({ doc, older }) => {
    const state = doc.read();
    return RecordState.parse({
      changedBy: nameOf(state.changedBy),
      changedDate: state.changedDate,
      ...(state.changeSet && { changeSet: state.changeSet.id }),
      differences: older ? await said(context, names, kind, older(), state) : null,
    });
  });
  const last = shown.at(-1)?.doc;
  return { items, ...(last && states.length > STATES_ON_PAGE && { nextBefore: last.date }) };
}

/** A former state as the calls answer records, without an ETag. Throws Problem 404. */
export async function recordState(
  context: HistoryNeeds,
  kind: CatalogueKind,
  id: string,
  date: string,
): Promise<Former> {
  const doc = await formerState(context, kind, id, date);
  if (!doc) throw notFound('RECORD_NOT_FOUND');
  const { items } = await onWire(context, kind, doc);
  const [record] = items;
  if (!record) throw notFound('RECORD_NOT_FOUND');
  return { [kind]: record };
}

function onWire(context: HistoryNeeds, kind: CatalogueKind, doc: CatalogueDoc) {
  const docs = [{ doc, etag: '' }];
  // A state is stored with the kind that its id was made from.
  if (kind === 'adjective') return adjectivesOf(context, docs as Stored<AdjectiveDoc>[]);
  if (kind === 'provider') return providersOf(context, docs as Stored<ProviderDoc>[]);
  if (kind === 'question') return questionsOf(context, docs as Stored<QuestionDoc>[]);
  return wholeOf(context, docs as Stored<FragranceDoc>[], { withDeleted: true });
}

type Names = ReadonlyMap<string, string>;

const adjectivesFor = (context: HistoryNeeds, kind: CatalogueKind): Promise<Names> | Names =>
  kind === 'fragrance' || kind === 'question' ? adjectiveNames(context) : new Map();

async function said(
  context: HistoryNeeds,
  names: Names,
  kind: CatalogueKind,
  before: CatalogueDoc,
  after: CatalogueDoc,
) {
  const found = differences(kind, named(before, names) as never, named(after, names) as never);
  return mapInChunks(found, (difference) => inWords(context, names, difference));
}

/** Adjectives with the names that they have now; a deleted one keeps the name that the state has for it. */
function named(doc: CatalogueDoc, names: Names): CatalogueDoc {
  if (!('colors' in doc)) return doc;
  const adjectives = doc.adjectives.map((each) => ({
    ...each,
    name: names.get(each.id) ?? each.name,
  }));
  return { ...doc, adjectives };
}

/** Files and pictures are only there or not: what is compared are their paths. */
const FILES = /Url(WithoutLogo)?$/;

async function inWords(context: HistoryNeeds, names: Names, difference: Difference) {
  const { field, before, after } = difference;
  if (FILES.test(field))
    return { ...difference, before: before.map(() => ''), after: after.map(() => '') };
  const nameOf =
    field === 'fragrances'
      ? async (id: string) => (await context.records.fragrances.read(id))?.doc.name ?? ''
      : field === 'answers.adjectives'
        ? async (id: string) => names.get(id) ?? ''
        : undefined;
  if (!nameOf)
    return field === 'answers.order' ? { ...difference, before: [], after: [] } : difference;
  const shown = (ids: string[]) => mapInChunks(ids.slice(0, MOST_NAMES), nameOf);
  const more = (ids: string[]) => Math.max(0, ids.length - MOST_NAMES);
  return {
    ...difference,
    before: await shown(before),
    after: await shown(after),
    ...(more(before) + more(after) > 0 && { more: { before: more(before), after: more(after) } }),
  };
}
