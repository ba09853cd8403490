import type {
  QuizQuestion,
  QuizResult,
  QuizResultSummary,
  RecommendedFragrance,
} from '@vse/domain/quiz-results';
import { type Blobs, type Sign, srcSet } from './blobs.ts';
import type { QuizVersions } from './quiz-versions.ts';
import type { QuizResultDoc, QuizVersionDoc, RecommendedDoc } from './records.ts';

/**
 * How much of a result its reader sees: `shown`, what the page shows to who holds the permalink; `respondent`, the
 * questions and own answers besides; `staff`, everything.
 */
export type View = 'shown' | 'respondent' | 'staff';

export type QuizResultViews = {
  summary(doc: QuizResultDoc): QuizResultSummary;
  full(doc: QuizResultDoc, view: View): Promise<QuizResult>;
};

export function createQuizResultViews(
  siteUrl: string,
  blobs: Blobs,
  versions: QuizVersions,
): QuizResultViews {
  function summary(doc: QuizResultDoc): QuizResultSummary {
    const { id, isQuizStarted, isQuizCompleted, quizStartDate, quizCompleteDate, invite, project } =
      doc;
    const permalinkUrl = `${siteUrl.replace(/\/$/, '')}/results/${id}`;
    return {
      id,
      isQuizStarted,
      isQuizCompleted,
      permalinkUrl,
      quizStartDate,
      quizCompleteDate,
      invite,
      project,
    };
  }
  return {
    summary,
    async full(doc, view) {
      const sign = await blobs.signer();
      const { invite, project, ...shown } = summary(doc);
      const version = view === 'shown' ? undefined : await versions.read(doc.version);
      return {
        ...shown,
        ...(view === 'staff' && { invite, project }),
        generatedFor: doc.invite.name ?? doc.project.name ?? '',
        generatedBy: doc.generatedBy,
        isMine: view !== 'shown',
        questions: version ? questionsOf(version, doc, sign) : [],
        recommendedFragrances: doc.recommendedFragrances.map((kept) =>
          recommended(kept, sign, view),
        ),
      };
    },
  };
}

function questionsOf(
  version: QuizVersionDoc,
  { selected }: QuizResultDoc,
  sign: Sign,
): QuizQuestion[] {
  return version.questions.map(({ id, type, questionText, answers }) => ({
    id,
    type,
    questionText,
    selectedAnswers: selected[id] ?? [],
    sourceAnswers: answers.map(({ id, title, publishState, heroImageUrl }) => ({
      id,
      type,
      title,
      publishState,
      ...srcSet(heroImageUrl, sign),
      heroImageUrl: sign(heroImageUrl),
    })),
  }));
}

function recommended(kept: RecommendedDoc, sign: Sign, view: View): RecommendedFragranceView {
  const { score, ...fragrance } = kept;
  return {
    ...fragrance,
    ...(view === 'staff' && { score }),
    ...srcSet(kept.heroImageUrl, sign),
    heroImageUrl: sign(kept.heroImageUrl),
    oneSheetPdfUrl: sign(kept.oneSheetPdfUrl),
    reasons: view === 'staff' ? kept.reasons : kept.reasons.map(withoutPoints),
  };
}

type RecommendedFragranceView = QuizResult['recommendedFragrances'][number];

/** The page says which answers chose an adjective, not how many points it brought. */
function withoutPoints({
  adjectiveId,
  adjective,
  answers,
}: RecommendedFragrance['reasons'][number]) {
  return { adjectiveId, adjective, answers };
}
