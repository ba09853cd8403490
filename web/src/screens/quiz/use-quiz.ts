import { isQuestionValid, selectAnswer } from '@vse/domain/question-rules';
import { MULTIPLE } from '@vse/domain/questions';
import type { QuizQuestion } from '@vse/domain/quiz-results';
import { useEffect, useState } from 'react';
import { isTokenRefused, statusOf } from '../../lib/api/api-error.ts';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import { type Answers, withNewer } from '../../lib/outbox/pending-answers.ts';
import { useStore } from '../../lib/store.ts';
import { useQuizResult } from '../../lib/use-quiz-result.ts';
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

/** A quiz as its respondent sees it: what the server has, with what is still on the way over it. */
export function useQuiz(resultId: string) {
  const { data: result, error, isValidating, mutate } = useQuizResult(resultId);
  const { outbox, listener } = outboxFor(resultId);
  const saving = useStore(outbox);

  useEffect(() => {
    listener.onAcknowledged = (answers) => {
      // SWR drops the answer to a call that a mutation overtakes: what is being loaded is loaded once more.
      void mutate((now) => now && { ...now, questions: withAnswers(now.questions, answers) }, {
        revalidate: (now) => now === undefined || isValidating,
      });
    };
    return () => {
      listener.onAcknowledged = () => {};
    };
  }, [listener, mutate, isValidating]);

  const { isOver, isClosed } = endOf(saving);
  const isChecked = useFreshCopy(isOver || isClosed, mutate);
  const asShown = withAnswers(result?.questions ?? [], saving.shown);
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
    /** It is over, and the copy that says so, with the results, did not come. */
    isStuck: isOver && isChecked && error !== undefined,
    /** Why the server gave no result, once it is sure that the quiz is still there to be answered. */
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

/** Over: completed, here or meanwhile on another device. Closed: deleted, or no longer this person's. */
function endOf({ completion, problem }: OutboxState) {
  const status = statusOf(problem);
  return {
    isOver: completion === 'done' || status === 409,
    isClosed: status === 403 || status === 404,
  };
}

/** Asks the server anew when a save has said that the screen is out of date; true when that has come to its end. */
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
