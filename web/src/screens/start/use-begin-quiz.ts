import { createQuizResult, NewQuizResult, PROJECT_NAME_USED } from '@vse/domain/quiz-results';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { type FormProblems, NO_PROBLEMS, problemsOf } from '../../lib/form-problems.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { staffToken } from '../../lib/tokens.ts';
import { useWords } from '../../lib/words/words.ts';

/** Begins a quiz for a project. The same name sent again is the same request, so that a retry creates nothing twice. */
export function useBeginQuiz(salesperson: string) {
  const words = useWords();
  const navigate = useNavigate();
  const request = useRef({ name: '', id: '' });
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FormProblems>(NO_PROBLEMS);

  async function begin(name: string) {
    if (isUnderWay.current) return;
    if (request.current.name !== name || !request.current.id)
      request.current = { name, id: crypto.randomUUID() };
    const checked = NewQuizResult.safeParse({
      project: { name, salesperson },
      requestId: request.current.id,
    });
    if (!checked.success) {
      setProblems(problemsOf(checked.error));
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    setProblems(NO_PROBLEMS);
    try {
      const { id } = await call(createQuizResult, checked.data, { token: staffToken.get() });
      navigate(paths.quiz.getHref(id));
    } catch (error) {
      const isUsed = error instanceof ApiError && error.messages.includes(PROJECT_NAME_USED);
      setProblems({ messages: problemMessages(error, words), fields: isUsed ? ['name'] : [] });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { begin, isBusy, problems };
}
