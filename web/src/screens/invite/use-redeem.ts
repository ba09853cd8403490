import type { Input } from '@vse/domain/contract';
import { RedeemInvite, redeemInvite } from '@vse/domain/invites';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { type FormProblems, NO_PROBLEMS, problemsOf } from '../../lib/form-problems.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { keepRespondentToken } from '../../lib/tokens.ts';
import { useForgetQuizResult } from '../../lib/use-quiz-result.ts';
import { useWords } from '../../lib/words/words.ts';

/** From an e-mail and a code to the quiz behind them, or to its results when it is completed. */
export function useRedeem() {
  const words = useWords();
  const navigate = useNavigate();
  const forget = useForgetQuizResult();
  // A ref, since a second tap can come before the first one has drawn anything.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FormProblems>(NO_PROBLEMS);

  async function redeem(fields: Input<typeof redeemInvite>) {
    if (isUnderWay.current) return;
    const checked = RedeemInvite.safeParse(fields);
    if (!checked.success) {
      setProblems(problemsOf(checked.error));
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    setProblems(NO_PROBLEMS);
    try {
      const { id, isQuizCompleted, token } = await call(redeemInvite, checked.data);
      keepRespondentToken(id, token);
      await forget(id);
      navigate((isQuizCompleted ? paths.quizComplete : paths.quiz).getHref(id));
    } catch (error) {
      // Which of the two is wrong is not for a stranger to learn.
      setProblems({ messages: problemMessages(error, words), fields: [] });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { redeem, isBusy, problems };
}
