import type { QuizQuestion } from '@vse/domain/records/quiz-results';
import { isQuestionValid, selectAnswer } from '@vse/domain/rules/question-rules';
import { MULTIPLE } from '@vse/domain/rules/question-types';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isTokenRefused, statusOf } from '../../lib/api/api-error.ts';
import { forgetEarly } from '../../lib/api/early.ts';
import { useStore } from '../../lib/browser/store.ts';
import { useQuizResult } from '../../lib/use-quiz-result.ts';
import type { OutboxState } from './outbox/outbox-state.ts';
import { type Answers, withNewer } from './outbox/pending-answers.ts';
import { outboxFor } from './outboxes.ts';
import { useSaveState } from './use-save-state.ts';

const answersOf = (questions: readonly QuizQuestion[]): Answers =>
  Object.fromEntries(questions.map(({ id, selectedAnswers }) => [id, { selectedAnswers }]));

function withAnswers(questions: readonly QuizQuestion[], newer: Answers): QuizQuestion[] {
  const answers = withNewer(answersOf(questions), newer);
  return questions.map((question) => ({
    ...question,
    selectedAnswers: [...(answers[question.id]?.selectedAnswers ?? [])],
  }));
}

/** A quiz for its respondent: the server's answers, overlaid with those that are still being sent. */
export function useQuiz(resultId: string) {
  const { data: result, error, isValidating, mutate } = useQuizResult(resultId);
  const { outbox, connect } = outboxFor(resultId);
  const saving = useStore(outbox);

  // Before the browser draws: another tab may save an answer right after that, and this one would not hear of it.
  useLayoutEffect(
    () =>
      connect({
        onAcknowledged: (answers) => {
          // SWR discards the response of a request that a mutation overtakes, so a running request is sent again.
          void mutate((now) => now && { ...now, questions: withAnswers(now.questions, answers) }, {
            revalidate: (now) => now === undefined || isValidating,
          });
        },
        reread: () => {
          forgetEarly();
          return mutate();
        },
      }),
    [connect, mutate, isValidating],
  );

  const { isOver, isClosed } = endOf(saving);
  const isChecked = useFreshCopy(isOver || isClosed, mutate);
  const asShown = withAnswers(result?.questions ?? [], { ...saving.unconfirmed, ...saving.shown });
  const questions = withAnswers(asShown, saving.pending);
  const isRefused = saving.completion === 'refused' && !isTokenRefused(saving.problem);
  return {
    result,
    error,
    retry: () => void mutate(),
    questions,
    unanswered: questions.filter((question) => !isQuestionValid(question)),
    saving,
    saveState: useSaveState(saving, questions),
    /** The quiz is over, but the copy with the results could not be loaded. */
    isStuck: isOver && isChecked && error !== undefined,
    /** Why the server gave no result, once it is certain that the quiz can still be answered. */
    refusal: isRefused && !isOver && (!isClosed || isChecked) ? saving.problem : undefined,
    dismiss: outbox.dismiss,
    choose: (question: QuizQuestion, answerId: string) =>
      outbox.choose(question.id, {
        selectedAnswers: selectAnswer(question, answerId),
        ...(question.type === MULTIPLE && { changedAnswers: [answerId] }),
      }),
    flush: outbox.flush,
    complete: () => (isOver ? void mutate() : outbox.complete(answersOf(questions))),
  };
}

export type Quiz = ReturnType<typeof useQuiz>;

/** Over: completed here or on another device. Closed: deleted, or no longer this person's. */
function endOf({ completion, problem }: OutboxState) {
  const status = statusOf(problem);
  return {
    isOver: completion === 'done' || status === 409,
    isClosed: status === 403 || status === 404,
  };
}

/** Reloads when a save has shown that the screen is outdated. Returns true when the reload has ended. */
function useFreshCopy(isWanted: boolean, load: () => Promise<unknown>) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void load().finally(() => {
      if (isCurrent) setLoaded(true);
    });
    return () => {
      isCurrent = false;
      setLoaded(false);
    };
  }, [isWanted, load]);
  return isLoaded;
}
