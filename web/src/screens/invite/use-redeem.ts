import type { Input } from '@vse/domain/contract';
import { RedeemInvite, redeemInvite } from '@vse/domain/invites';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { paths } from '../../lib/paths.ts';
import { problemMessages } from '../../lib/problem.ts';
import { keepRespondentToken } from '../../lib/tokens.ts';
import { useWords } from '../../lib/words/words.ts';

/** From an e-mail and a code to the quiz behind them, or to its results when it is completed. */
export function useRedeem() {
  const words = useWords();
  const navigate = useNavigate();
  // A ref, since a second tap can come before the first one has drawn anything.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function redeem(fields: Input<typeof redeemInvite>) {
    if (isUnderWay.current) return;
    const checked = RedeemInvite.safeParse(fields);
    if (!checked.success) {
      setProblems([...new Set(checked.error.issues.map((issue) => issue.message))]);
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    setProblems([]);
    try {
      const { id, isQuizCompleted, token } = await call(redeemInvite, checked.data);
      keepRespondentToken(id, token);
      navigate((isQuizCompleted ? paths.quizComplete : paths.quiz).getHref(id));
    } catch (error) {
      setProblems(problemMessages(error, words));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { redeem, isBusy, problems };
}
