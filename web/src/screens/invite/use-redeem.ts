import type { InputOf } from '@vse/domain/contract/contracts';
import { getQuizResult, redeemInvite } from '@vse/domain/contract/first-calls';
import { cleanEmail, meantCodes, redeemGaps } from '@vse/domain/rules/redeem-rules';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { statusOf } from '../../lib/api/api-error.ts';
import { addressOf, call } from '../../lib/api/call.ts';
import { offerAnswer } from '../../lib/api/early.ts';
import { keepRespondentToken } from '../../lib/auth/tokens.ts';
import { errorMessages } from '../../lib/forms/errors.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { useForgetQuizResult } from '../../lib/use-quiz-result.ts';
import { useWords } from '../../lib/words/words.ts';
import { type InviteFormErrors, NO_ERRORS } from './use-invite-form-errors.ts';

/**
 * Redeems an e-mail and a code, and opens the quiz, or the results of a completed one. Does not use `useRecordForm`,
 * which would load the office's words and the leave guard on a respondent's first page.
 */
export function useRedeem() {
  const words = useWords();
  const navigate = useNavigate();
  const forget = useForgetQuizResult();
  const { run, isBusy, error } = useAction(words.invite.submit);
  const [wrong, setWrong] = useState<InviteFormErrors>(NO_ERRORS);

  function redeem(typed: InputOf<typeof redeemInvite>) {
    const email = cleanEmail(typed.email);
    const codes = meantCodes(typed.code);
    const gaps = redeemGaps({ email, code: codes[0] ?? '' });
    const isFilledIn = gaps.length === 0;
    setWrong(isFilledIn ? NO_ERRORS : { messages: ['FILL_OUT_ALL_FIELDS'], fields: gaps });
    if (!isFilledIn) return;
    return run(
      async () => {
        const answer = await redeemFirst(email, codes);
        keepRespondentToken(answer.id, answer.token);
        await forget(answer.id);
        offerAnswer(addressOf(getQuizResult, { id: answer.id }), answer.token, answer.result);
        return answer;
      },
      ({ id, isQuizCompleted }) =>
        // Replaced, because the address before may hold e-mail and code: they would be a press of Back away.
        navigate((isQuizCompleted ? paths.quizComplete : paths.quiz).getHref(id), {
          replace: true,
        }),
    );
  }

  // The page does not say which of the two is wrong, to give strangers no hint.
  const refused = useMemo(
    () => ({ messages: error === undefined ? [] : errorMessages(error, words), fields: [] }),
    [error, words],
  );
  const errors = wrong.messages.length > 0 ? wrong : refused;
  const isHelpNeeded = wrong.messages.length > 0 || statusOf(error) === 404;
  return { redeem, isBusy, errors, isHelpNeeded };
}

/** Redeems the first of the codes that belongs to an invite. */
async function redeemFirst(email: string, [code = '', ...others]: readonly string[]) {
  try {
    return await call(redeemInvite, { email, code });
  } catch (error) {
    if (others.length === 0 || statusOf(error) !== 404) throw error;
    return redeemFirst(email, others);
  }
}
