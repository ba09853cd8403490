import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { fragranceKind } from '../../api/src/services/catalogue/fragrances.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import type { Context } from '../../api/src/services/context.ts';
import { contentHash } from '../../api/src/store/ids.ts';
import { manyFragrances } from '../../scripts/bench/many-fragrances.ts';
import { adjectives } from '../../scripts/seed/catalogue/adjectives.ts';
import { fragrances as samples } from '../../scripts/seed/catalogue/fragrances.ts';
import { questions as sampleQuestions } from '../../scripts/seed/catalogue/questions.ts';

/** How many there are of what the costs could depend on. */
export type Size = { fragrances: number; questions: number; results: number };
export type Catalogue = { adjectives: string[]; fragrances: string[]; questions: string[] };

const PROVIDERS = 5;
/** What all providers but the first stock. */
const STOCK = 40;
/** What the first provider does not stock. */
const NOT_STOCKED = 3;

export const providerIdOf = (context: Context, number: number) =>
  context.ids.derived('budget', 'provider', String(number % PROVIDERS));

/** The stored path of a picture in three widths, or of a one-sheet. No file is behind it: reading signs a URL only. */
const picture = (name: string) => `vse-file-upload/${contentHash(name)}/1200.webp`;
const sheet = (name: string) => `vse-file-upload/${contentHash(name)}.pdf`;

/** The sample catalogue with its pictures, enlarged by generated fragrances and by repeated questions. */
export async function fillCatalogue(context: Context, size: Size): Promise<Catalogue> {
  const id = (...words: string[]) => context.ids.derived('budget', ...words);
  const adjectiveIds = new Map(adjectives.map((name) => [name, id('adjective', name)]));
  for (const [name, adjectiveId] of adjectiveIds)
    await addRecord(context, adjectiveKind, adjectiveId, { name });

  const fragranceIds: string[] = [];
  for (const fragrance of fragrancesOf(size.fragrances, adjectiveIds)) {
    const fragranceId = id('fragrance', fragrance.sku);
    fragranceIds.push(await addRecord(context, fragranceKind, fragranceId, fragrance));
  }
  for (let number = 0; number < PROVIDERS; number += 1) {
    const stock = number === 0 ? fragranceIds.slice(0, -NOT_STOCKED) : fragranceIds.slice(0, STOCK);
    await addRecord(context, providerKind, providerIdOf(context, number), {
      name: number === 0 ? 'Aurum Scent Co.' : `Provider ${number}`,
      showLogoOnPdf: true,
      fragrances: stock.map((each) => ({ id: each })),
    });
  }
  const questionIds: string[] = [];
  for (let number = 0; number < size.questions; number += 1)
    questionIds.push(await addSampleQuestion(context, number, adjectiveIds));
  return {
    adjectives: [...adjectiveIds.values()],
    fragrances: fragranceIds,
    questions: questionIds,
  };
}

function fragrancesOf(count: number, adjectiveIds: Map<string, string>) {
  const sampled = samples.slice(0, count).map((fragrance) => ({
    ...fragrance,
    adjectives: fragrance.adjectives.map(({ name, weight }) => ({
      id: adjectiveIds.get(name) ?? '',
      name,
      weight,
    })),
    isEnforceAdjectivesAndColors: false,
    isEnforceUploads: false,
  }));
  const generated = manyFragrances(count - sampled.length, [...adjectiveIds.values()]);
  return [...sampled, ...generated].map((fragrance) => ({
    ...fragrance,
    heroImageUrl: picture(fragrance.sku),
    oneSheetPdfUrl: sheet(fragrance.sku),
    oneSheetPdfFilename: `${fragrance.sku}.pdf`,
    oneSheetPdfUrlWithoutLogo: sheet(`${fragrance.sku} without logo`),
    oneSheetPdfWithoutLogoFilename: `${fragrance.sku}-no-logo.pdf`,
  }));
}

async function addSampleQuestion(
  context: Context,
  number: number,
  adjectiveIds: Map<string, string>,
): Promise<string> {
  const sample = sampleQuestions[number % sampleQuestions.length];
  if (!sample) throw new Error('The sample catalogue has no questions');
  const { questionText, type, answers } = sample;
  const round = Math.floor(number / sampleQuestions.length);
  const id = (...words: string[]) => context.ids.derived('budget', `${number}`, ...words);
  return addQuestion(context, id('question'), {
    questionText: round === 0 ? questionText : `${questionText} (${round})`,
    type,
    // Also the sample's drafts, so that a quiz has as many questions as the size says.
    publishState: 'Published',
    answers: answers.map((answer) => ({
      id: id('answer', answer.title),
      title: answer.title,
      publishState: answer.publishState,
      heroImageUrl: answer.picture ? picture(answer.picture) : '',
      adjectives: answer.adjectives.map((name) => ({ id: adjectiveIds.get(name) ?? '' })),
    })),
  });
}
