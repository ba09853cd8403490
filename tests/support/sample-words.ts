import type { Services } from '../../api/src/services/services.ts';
import { adjectives } from '../../scripts/seed/catalogue/adjectives.ts';
import { questions } from '../../scripts/seed/catalogue/questions.ts';
import type { SampleFragrance } from '../../scripts/seed/catalogue/sample-types.ts';

const PROVIDERS = 10;

/** Loads the sample catalogue without its pictures: only what recommendations are computed from. */
export async function loadWords(services: Services, fragrances: SampleFragrance[]): Promise<void> {
  for (const name of adjectives) await services.adjectives.add(name, { name });
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
    await services.fragrances.add(fragrance.sku, { ...fragrance, ...files, adjectives });
  }
  const stock = fragrances.map(({ sku }) => ({ id: sku }));
  for (let number = 0; number < PROVIDERS; number++)
    await services.providers.add(`provider-${number}`, {
      name: `Provider ${number}`,
      showLogoOnPdf: true,
      fragrances: stock,
    });
  for (const [index, { questionText, type, publishState, answers }] of questions.entries())
    await services.questions.add(`question-${index}`, {
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
