import { createQuizResult, NewQuizResult } from '@vse/domain/quiz-results';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
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
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function begin(name: string) {
    if (isUnderWay.current) return;
    if (request.current.name !== name || !request.current.id)
      request.current = { name, id: crypto.randomUUID() };
    const checked = NewQuizResult.safeParse({
      project: { name, salesperson },
      requestId: request.current.id,
    });
    if (!checked.success) {
      setProblems(checked.error.issues.map((issue) => issue.message));
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    setProblems([]);
    try {
      const { id } = await call(createQuizResult, checked.data, { token: staffToken.get() });
      navigate(paths.quiz.getHref(id));
    } catch (error) {
      setProblems(problemMessages(error, words));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { begin, isBusy, problems };
}
