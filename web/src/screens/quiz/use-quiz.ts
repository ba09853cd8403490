import { isQuestionValid, selectAnswer } from '@vse/domain/question-rules';
import type { QuizQuestion } from '@vse/domain/quiz-results';
import { useEffect } from 'react';
import { statusOf } from '../../lib/api/api-error.ts';
import type { Answers } from '../../lib/outbox/pending-answers.ts';
import { useStore } from '../../lib/store.ts';
import { useQuizResult } from '../../lib/use-quiz-result.ts';
import { outboxFor } from './outboxes.ts';

const withAnswers = (questions: readonly QuizQuestion[], answers: Answers): QuizQuestion[] =>
  questions.map((question) => {
    const newer = answers[question.id];
    return newer ? { ...question, selectedAnswers: [...newer] } : question;
  });

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

  // Completed, here or meanwhile on another device: the fresh copy knows, and the screen goes on to the results.
  const isOver = saving.completion === 'done' || statusOf(saving.problem) === 409;
  useEffect(() => {
    if (isOver) void mutate();
  }, [isOver, mutate]);

  const questions = withAnswers(result?.questions ?? [], saving.pending);
  return {
    result,
    error,
    retry: () => void mutate(),
    questions,
    unanswered: questions.filter((question) => !isQuestionValid(question)),
    saving,
    choose: (question: QuizQuestion, answerId: string) =>
      outbox.choose(question.id, selectAnswer(question, answerId)),
    flush: outbox.flush,
    complete: () => (isOver ? void mutate() : outbox.complete()),
  };
}

export type Quiz = ReturnType<typeof useQuiz>;
