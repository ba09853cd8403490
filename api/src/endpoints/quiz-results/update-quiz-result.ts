import { updateQuizResult } from '@vse/domain/records/quiz-results';
import { endpoint } from '../../http/endpoint.ts';
import { notAllowed } from '../../problem.ts';
import { answerQuiz } from '../../services/quiz/answer-quiz.ts';
import { requireOwn } from './require-answerable.ts';

export const updateQuizResultEndpoint = endpoint(
  updateQuizResult,
  async ({ input, caller, context }) => {
    const { id, questions, isQuizCompleted } = input;
    // For a respondent, nothing is read of another person's result.
    if (caller.kind === 'respondent' && caller.resultId !== id) throw notAllowed();
    const saved = await answerQuiz(context, id, questions, isQuizCompleted, (result) =>
      requireOwn(caller, result),
    );
    return {
      isQuizCompleted: saved.isQuizCompleted,
      questions: Object.entries(saved.selected).map(([question, selectedAnswers]) => ({
        id: question,
        selectedAnswers,
      })),
    };
  },
);
