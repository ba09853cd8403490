import { QUIZ_WITHOUT_PROVIDER } from '@vse/domain/quiz-results';
import { recommend } from '@vse/domain/recommend';
import { Problem } from '../http/errors.ts';
import type { Selected } from './answers.ts';
import { adjectiveNames, namedAdjectives } from './catalogue.ts';
import type {
  FragranceDoc,
  ProviderDoc,
  QuizVersionDoc,
  RecommendedDoc,
  Records,
} from './records.ts';
import { everything } from './revise.ts';

export type Recommendations = {
  /**
   * The fragrances for a selection, from the provider's published inventory of today, as they are to be kept. Throws
   * Problem 400 when the provider is gone.
   */
  for(
    version: QuizVersionDoc,
    selected: Selected,
    provider: string | null,
  ): Promise<RecommendedDoc[]>;
};

export function createRecommendations(records: Records): Recommendations {
  const isPublished = { field: 'publishState', equals: 'Published' };
  return {
    async for(version, selected, providerId) {
      const provider = providerId ? (await records.providers.read(providerId))?.doc : undefined;
      // Without an inventory there is nothing to recommend, and a completed quiz stays as it is for good.
      if (!provider) throw new Problem(400, QUIZ_WITHOUT_PROVIDER);
      const [published, names] = await Promise.all([
        everything(records.fragrances, { where: [isPublished] }),
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
    },
  };
}

function selectedAnswers(version: QuizVersionDoc, selected: Selected) {
  return version.questions.flatMap(({ id, answers }) =>
    answers.filter((answer) => selected[id]?.includes(answer.id)),
  );
}

function kept(fragrance: FragranceDoc, { showLogoOnPdf }: ProviderDoc) {
  const { id, name, sku, family, collection, shortDescription, longDescription } = fragrance;
  const { detectionLevel, isOdorNeutralizer, colors, heroImageUrl } = fragrance;
  return {
    ...{ id, name, sku, family, collection, shortDescription, longDescription },
    ...{ detectionLevel, isOdorNeutralizer, colors, heroImageUrl },
    oneSheetPdfUrl: showLogoOnPdf ? fragrance.oneSheetPdfUrl : fragrance.oneSheetPdfUrlWithoutLogo,
  };
}
