import type { GivenAnswers } from '@vse/domain/records/quiz-results';
import { Problem } from '../../problem.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';
import { RESULT } from './find-results.ts';
import { readVersion } from './quiz-versions.ts';
import { recommendationsFor } from './recommendations.ts';
import { isSameSelection, requireComplete, selectAnswers } from './selected-answers.ts';

/**
 * Saves answers; completes and scores the quiz if `complete` is true. `requireAllowed` gets the result first and throws
 * for a caller who may not answer it; checking here saves a read of the result. Throws Problem 400, 404 or 409.
 */
export function answerQuiz(
  context: Needs<'records' | 'heldVersions' | 'now'>,
  id: string,
  given: readonly GivenAnswers[],
  complete: boolean,
  requireAllowed: (result: QuizResultDoc) => void | Promise<void>,
): Promise<QuizResultDoc> {
  const answered = async (doc: QuizResultDoc): Promise<QuizResultDoc | undefined> => {
    await requireAllowed(doc);
    const version = await readVersion(context, doc.version);
    const selected = selectAnswers(version, doc.selected, given);
    const isSame = isSameSelection(doc.selected, selected);
    if (doc.isQuizCompleted && !isSame) throw new Problem(409, 'QUIZ_COMPLETED');
    if (doc.isQuizCompleted) return undefined;
    if (!complete) return isSame ? undefined : { ...doc, selected };
    requireComplete(version, selected);
    return {
      ...doc,
      selected,
      isQuizCompleted: true,
      quizCompleteDate: context.now().toISOString(),
      recommendedFragrances: await recommendationsFor(context, version, selected, doc.provider),
    };
  };
  return revise(context.records.quizResults, id, undefined, answered, RESULT);
}
