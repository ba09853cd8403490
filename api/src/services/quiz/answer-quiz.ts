import type { GivenAnswers } from '@vse/domain/records/quiz-results';
import { Problem } from '../../problem.ts';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { revise } from '../../store/documents.ts';
import type { Needs } from '../context.ts';
import { RESULT } from './find-results.ts';
import { readVersion } from './quiz-versions.ts';
import { recommendationsFor } from './recommendations.ts';
import {
  isSameSelection,
  positionsOf,
  requireComplete,
  type Selected,
  selectAnswers,
  selectedOf,
} from './selected-answers.ts';

/**
 * Saves answers; completes and scores the quiz if `complete` is true. `requireAllowed` gets the result first and throws
 * for a caller who may not answer it; checking here saves a read of the result. Throws Problem 400, 404 or 409.
 */
export async function answerQuiz(
  context: Needs<'records' | 'heldVersions' | 'heldParts' | 'now'>,
  id: string,
  given: readonly GivenAnswers[],
  complete: boolean,
  requireAllowed: (result: QuizResultDoc) => void | Promise<void>,
): Promise<{ isQuizCompleted: boolean; selected: Selected }> {
  const answered = async (doc: QuizResultDoc): Promise<QuizResultDoc | undefined> => {
    await requireAllowed(doc);
    const version = await readVersion(context, doc.version);
    const before = selectedOf(version, doc);
    const selected = selectAnswers(version, before, given);
    const isSame = isSameSelection(before, selected);
    if (doc.isQuizCompleted && !isSame) throw new Problem(409, 'QUIZ_COMPLETED');
    if (doc.isQuizCompleted) return undefined;
    const positions = positionsOf(version, selected);
    const changed = {
      ...doc,
      selected: positions,
      savedAt: savedAt(doc, positions, context.now()),
    };
    if (!complete) return isSame ? undefined : changed;
    requireComplete(version, selected);
    return {
      ...changed,
      isQuizCompleted: true,
      generation: doc.generation === null ? null : '',
      quizCompleteDate: context.now().toISOString(),
      ...(await recommendationsFor(context, version, selected, doc.provider)),
    };
  };
  const { quizResults } = context.records;
  const { doc: result } = await revise(quizResults, id, undefined, answered, RESULT);
  const version = await readVersion(context, result.version);
  // Also those that now have no answer: the browser would go on showing the one that was taken back.
  const emptied = Object.fromEntries(given.map((question) => [question.id, []]));
  return {
    isQuizCompleted: result.isQuizCompleted,
    selected: { ...emptied, ...selectedOf(version, result) },
  };
}

/** For each question up to the last answered one, the seconds from the start to its first answer, whatever came later. */
function savedAt(
  { quizStartDate, savedAt: before = [] }: QuizResultDoc,
  selected: readonly number[][],
  now: Date,
): (number | null)[] {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(quizStartDate)) / 1000));
  const times = selected.map((answers, at) => before[at] ?? (answers.length > 0 ? seconds : null));
  return times.slice(0, times.findLastIndex((time) => time !== null) + 1);
}
