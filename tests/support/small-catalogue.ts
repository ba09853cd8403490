import { randomUUID } from 'node:crypto';
import type { NewChangeSet } from '@vse/domain/records/change-sets';
import type { NewFragrance } from '@vse/domain/records/fragrances';
import { createChangeSet } from '../../api/src/jobs/change-set.ts';
import type { Staff } from '../../api/src/services/access/identify-caller.ts';
import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import {
  addRecord,
  listRecords,
  updateRecord,
} from '../../api/src/services/catalogue/catalogue.ts';
import { fragranceKind } from '../../api/src/services/catalogue/fragrances.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import type { Context } from '../../api/src/services/context.ts';
import { answerQuiz } from '../../api/src/services/quiz/answer-quiz.ts';
import { startProject } from '../../api/src/services/quiz/begin-quiz.ts';
import { readResult } from '../../api/src/services/quiz/find-results.ts';

type Weights = Record<string, number>;
type Fields = Partial<Omit<NewFragrance, 'adjectives'>>;

/** The fields of a fragrance with these adjectives and weights. */
export const fragranceWith = (id: string, weights: Weights, more: Fields = {}): NewFragrance => ({
  name: id,
  sku: id,
  shortDescription: `${id}, in short`,
  longDescription: `${id}, at length`,
  family: 'Green',
  collection: 'Core',
  publishState: 'Published',
  isOdorNeutralizer: false,
  detectionLevel: 'Low',
  heroImageUrl: '',
  oneSheetPdfUrl: '',
  oneSheetPdfFilename: '',
  oneSheetPdfUrlWithoutLogo: '',
  oneSheetPdfWithoutLogoFilename: '',
  adjectives: Object.entries(weights).map(([adjective, weight]) => ({
    id: adjective,
    name: adjective,
    weight,
  })),
  colors: [],
  isEnforceAdjectivesAndColors: false,
  isEnforceUploads: false,
  ...more,
});

/** Adds a fragrance under its id as its name. */
export const addFragrance = (context: Context, id: string, weights: Weights, more?: Fields) =>
  addRecord(context, fragranceKind, id, fragranceWith(id, weights, more));

/** Saves a fragrance over what is stored, and returns its new ETag. */
export const saveFragrance = (
  context: Context,
  id: string,
  weights: Weights,
  more?: Fields,
  by?: string,
) => updateRecord(context, fragranceKind, id, undefined, fragranceWith(id, weights, more), by);

/** The publish state of each fragrance, by id. */
export const publishStates = async (context: Context) =>
  Object.fromEntries(
    (await listRecords(context, fragranceKind)).items.map(({ id, publishState }) => [
      id,
      publishState,
    ]),
  );

/** Whether a change set holds the catalogue. */
export const isLocked = async ({ records }: Context) =>
  (await records.publishedHead.read('head'))?.doc.set !== undefined;

/** The fields of a single choice, each of whose answers has the adjectives named. */
export const questionWith = (
  questionText: string,
  answers: Record<string, readonly string[]>,
  publishState: 'Draft' | 'Published' = 'Published',
) => ({
  type: 'Single Choice' as const,
  publishState,
  questionText,
  answers: Object.entries(answers).map(([id, adjectives]) => ({
    id,
    title: `The ${id} one`,
    publishState: 'Published' as const,
    heroImageUrl: '',
    adjectives: adjectives.map((adjective) => ({ id: adjective })),
  })),
});

/** On every answer and on no fragrance, because an answer needs three adjectives. */
const SHARED = ['soft', 'warm'];

/**
 * A provider 'house' that stocks the published fragrances 'sea' (calm 2, bright 1) and 'sun' (bright 3), and one
 * question 'mood' with the answers 'quiet' (calm) and 'loud' (bright).
 */
export async function addSmallCatalogue(context: Context): Promise<void> {
  for (const id of ['calm', 'bright', ...SHARED])
    await addRecord(context, adjectiveKind, id, { name: id });
  await addFragrance(context, 'sea', { calm: 2, bright: 1 });
  await addFragrance(context, 'sun', { bright: 3 });
  const fragrances = [{ id: 'sea' }, { id: 'sun' }];
  await addRecord(context, providerKind, 'house', {
    name: 'House',
    fragrances,
    showLogoOnPdf: true,
  });
  await addQuestion(context, 'mood', MOOD);
}

/** Gives several fragrances the same fields in one change set, and returns it as far as it is after three seconds. */
export async function changeFragrances(
  context: Context,
  fields: NewChangeSet['fragrances'][number]['fields'],
  ids: readonly string[],
  by: Pick<Staff, 'userId'> = { userId: null },
) {
  const seen = new Map(
    (await listRecords(context, fragranceKind)).items.map(({ id, etag = '' }) => [id, etag]),
  );
  const records = ids.map((id) => ({ id, etag: seen.get(id) ?? 'gone' }));
  const input = { fragrances: [{ fields, records }], providers: [] };
  return createChangeSet(context, randomUUID(), input, by);
}

export const MOOD = questionWith('Which mood?', {
  quiet: ['calm', ...SHARED],
  loud: ['bright', ...SHARED],
});

/** Who starts quizzes at 'house'. */
export const SELLER: Staff = {
  kind: 'Salesperson',
  provider: { id: 'house', name: 'House' },
  email: 'seller@house.example',
  name: 'A Seller',
  userId: null,
  logo: '',
  language: 'en',
  settings: null,
};

/** What a quiz at 'house' that completes now recommends for an answer, as 'name score', the best match first. */
export async function recommendedFor(
  answer: 'quiet' | 'loud',
  context: Context,
): Promise<string[]> {
  const { id } = await startProject(context, randomUUID(), SELLER, randomUUID());
  const given = [{ id: 'mood', selectedAnswers: [answer] }];
  await answerQuiz(context, id, given, true, () => undefined);
  const { recommendedFragrances } = await readResult(context, id);
  return recommendedFragrances.map(({ name, score }) => `${name} ${score}`);
}

/** A single question 'first' with the only answer 'calm', and the three adjectives that it needs. */
export async function addOneQuestion(context: Context): Promise<void> {
  const ids = ['calm', 'dry', 'warm'];
  for (const id of ids) await addRecord(context, adjectiveKind, id, { name: id });
  await addQuestion(context, 'first', questionWith('First?', { calm: ids }));
}
