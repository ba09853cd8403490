import type { QuizView } from '@vse/domain/access/policies';
import type {
  QuizQuestion,
  QuizResult,
  QuizResultSummary,
  RecommendedFragrance,
} from '@vse/domain/records/quiz-results';
import { type Sign, srcSet } from '../../clients/blobs.ts';
import type { QuizResultDoc, QuizVersionDoc, RecommendedDoc } from '../../store/document-types.ts';
import type { Needs } from '../context.ts';
import { readVersion } from './quiz-versions.ts';

export function summaryOf({ config }: Needs<'config'>, doc: QuizResultDoc): QuizResultSummary {
  const { id, isQuizStarted, isQuizCompleted, quizStartDate, quizCompleteDate } = doc;
  const { invite, project } = doc;
  const permalinkUrl = `${config.SITE_URL}/results/${id}`;
  return {
    id,
    isQuizStarted,
    isQuizCompleted,
    permalinkUrl,
    quizStartDate,
    quizCompleteDate,
    invite,
    project,
    provider: doc.provider,
  };
}

export async function fullResult(
  context: Needs<'config' | 'blobs' | 'records' | 'heldVersions'>,
  doc: QuizResultDoc,
  view: QuizView,
): Promise<QuizResult> {
  const sign = await context.blobs.signer();
  // Only staff read the list; the permalink's page shows no provider id.
  const { invite, project, provider: _, ...shown } = summaryOf(context, doc);
  const version = view === 'shown' ? undefined : await readVersion(context, doc.version);
  return {
    ...shown,
    ...(view === 'staff' && { invite, project }),
    ...(view === 'respondent' && invite.salesperson && { invitedBy: invite.salesperson }),
    generatedFor: doc.invite.name ?? doc.project.name ?? '',
    generatedBy: doc.generatedBy,
    isMine: view !== 'shown',
    questions: version ? questionsOf(version, doc, sign) : [],
    recommendedFragrances: doc.recommendedFragrances.map((kept) => recommended(kept, sign, view)),
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

function recommended(kept: RecommendedDoc, sign: Sign, view: QuizView): RecommendedFragranceView {
  const { score, oneSheetPdfFilename, ...fragrance } = kept;
  return {
    ...fragrance,
    ...(view === 'staff' && { score }),
    ...srcSet(kept.heroImageUrl, sign),
    heroImageUrl: sign(kept.heroImageUrl),
    oneSheetPdfUrl: sign(kept.oneSheetPdfUrl, oneSheetPdfFilename || kept.name),
    reasons: view === 'staff' ? kept.reasons : kept.reasons.map(withoutPoints),
  };
}

type RecommendedFragranceView = QuizResult['recommendedFragrances'][number];

/** The page says which answers chose an adjective, but not how many points it gave. */
function withoutPoints({
  adjectiveId,
  adjective,
  answers,
}: RecommendedFragrance['reasons'][number]) {
  return { adjectiveId, adjective, answers };
}
