import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { fragranceKind } from '../../api/src/services/catalogue/fragrances.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import type { Context } from '../../api/src/services/context.ts';
import { adjectives } from '../../scripts/seed/catalogue/adjectives.ts';
import { questions } from '../../scripts/seed/catalogue/questions.ts';
import type { SampleFragrance } from '../../scripts/seed/catalogue/sample-types.ts';

const PROVIDERS = 10;

/** Loads the sample catalogue without its pictures: only what recommendations are computed from. */
export async function loadWords(context: Context, fragrances: SampleFragrance[]): Promise<void> {
  for (const name of adjectives) await addRecord(context, adjectiveKind, name, { name });
  const files = {
    heroImageUrl: '',
    oneSheetPdfUrl: '',
    oneSheetPdfFilename: '',
    oneSheetPdfUrlWithoutLogo: '',
    oneSheetPdfWithoutLogoFilename: '',
    isEnforceAdjectivesAndColors: false,
    isEnforceUploads: false,
  };
  for (const fragrance of fragrances) {
    const adjectives = fragrance.adjectives.map(({ name, weight }) => ({ id: name, name, weight }));
    await addRecord(context, fragranceKind, fragrance.sku, { ...fragrance, ...files, adjectives });
  }
  const stock = fragrances.map(({ sku }) => ({ id: sku }));
  for (let number = 0; number < PROVIDERS; number++)
    await addRecord(context, providerKind, `provider-${number}`, {
      name: `Provider ${number}`,
      showLogoOnPdf: true,
      fragrances: stock,
    });
  for (const [index, { questionText, type, publishState, answers }] of questions.entries())
    await addQuestion(context, `question-${index}`, {
      questionText,
      type,
      publishState,
      answers: answers.map(({ title, publishState, adjectives }) => ({
        title,
        publishState,
        heroImageUrl: '',
        adjectives: adjectives.map((id) => ({ id })),
      })),
    });
}
