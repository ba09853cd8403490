import { recommend } from '@vse/domain/rules/recommend';
import { Problem } from '../../problem.ts';
import type {
  FragranceDoc,
  ProviderDoc,
  QuizVersionDoc,
  RecommendedDoc,
} from '../../store/document-types.ts';
import { everything } from '../../store/documents.ts';
import { adjectiveNames } from '../catalogue/catalogue.ts';
import { namedAdjectives } from '../catalogue/fragrances.ts';
import type { Needs } from '../context.ts';
import type { Selected } from './selected-answers.ts';

/**
 * The recommended fragrances for a selection, from the provider's current published inventory, in their stored form.
 * Throws Problem 400 when the provider was deleted.
 */
export async function recommendationsFor(
  { records }: Needs<'records'>,
  version: QuizVersionDoc,
  selected: Selected,
  providerId: string | null,
): Promise<RecommendedDoc[]> {
  const provider = providerId ? (await records.providers.read(providerId))?.doc : undefined;
  // Without an inventory there is nothing to recommend, and a quiz can be completed only once.
  if (!provider) throw new Problem(400, 'QUIZ_WITHOUT_PROVIDER');
  const where = [{ field: 'publishState', equals: 'Published' }];
  const [published, names] = await Promise.all([
    everything(records.fragrances, { where }),
    adjectiveNames(records),
  ]);
  const inventory = new Set(provider.fragrances.map(({ id }) => id));
  const candidates = published
    .map(({ doc }) => ({ ...doc, adjectives: namedAdjectives(doc, names) }))
    .filter(({ id }) => inventory.has(id));
  return recommend(candidates, selectedAnswers(version, selected)).map(
    ({ fragrance, score, label, reasons }) => ({
      ...kept(fragrance, provider),
      score,
      label,
      reasons,
    }),
  );
}

function selectedAnswers(version: QuizVersionDoc, selected: Selected) {
  return version.questions.flatMap(({ id, answers }) =>
    answers.filter((answer) => selected[id]?.includes(answer.id)),
  );
}

function kept(fragrance: FragranceDoc, { showLogoOnPdf }: ProviderDoc) {
  return {
    id: fragrance.id,
    name: fragrance.name,
    sku: fragrance.sku,
    family: fragrance.family,
    collection: fragrance.collection,
    shortDescription: fragrance.shortDescription,
    longDescription: fragrance.longDescription,
    detectionLevel: fragrance.detectionLevel,
    isOdorNeutralizer: fragrance.isOdorNeutralizer,
    colors: fragrance.colors,
    heroImageUrl: fragrance.heroImageUrl,
    ...(showLogoOnPdf
      ? {
          oneSheetPdfUrl: fragrance.oneSheetPdfUrl,
          oneSheetPdfFilename: fragrance.oneSheetPdfFilename,
        }
      : {
          oneSheetPdfUrl: fragrance.oneSheetPdfUrlWithoutLogo,
          oneSheetPdfFilename: fragrance.oneSheetPdfWithoutLogoFilename,
        }),
  };
}
