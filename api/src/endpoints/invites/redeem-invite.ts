import * as contracts from '@vse/domain/records/invites';
import { emailKey } from '@vse/domain/rules/keys';
import { wideNetworkOf } from '../../http/address.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { emailRule } from '../../services/access/email-tries.ts';
import { addressRule } from '../../services/access/rate-limit.ts';
import type { Context } from '../../services/context.ts';
import { findInvite } from '../../services/invites/find-invites.ts';
import { redeemInvite } from '../../services/quiz/begin-quiz.ts';
import { fullResult } from '../../services/quiz/quiz-result-views.ts';

/** A wrong e-mail and a wrong code get the same response, so that nobody can find out which e-mails are invited. */
export const redeemInviteEndpoint = endpoint(
  contracts.redeemInvite,
  async ({ input, context, address }) => {
    const invite = await findWithinLimits(context, input, address);
    if (!invite) throw new Problem(404, 'INVITE_NOT_FOUND');
    const quiz = await redeemInvite(context, invite);
    const { id, isQuizCompleted, generation } = quiz;
    const [token, result] = await Promise.all([
      context.tokens.forRespondent(id, generation ?? undefined),
      fullResult(context, quiz, 'respondent'),
    ]);
    return { id, isQuizCompleted, token, result };
  },
);

/**
 * Looks the invite up first, then judges the attempt: only wrong ones count. One that the e-mail's limit refuses does
 * not count against its address. Throws Problem 429, the same for a correct code and a wrong one.
 */
async function findWithinLimits(
  context: Context,
  { email, code }: { email: string; code: string },
  address: string,
) {
  const { rateLimit, config } = context;
  const { REDEEM_LIMIT_PER_ADDRESS, REDEEM_LIMIT_PER_EMAIL } = config;
  const who = { email: emailKey(email), network: wideNetworkOf(address) };
  const ofAddress = `address:${address}`;
  rateLimit.requireNotBlocked(ofAddress);
  const invite = await findInvite(context, email, code);
  const isWrong = invite === undefined;
  await rateLimit.settle(`email:${who.email}`, emailRule(REDEEM_LIMIT_PER_EMAIL, who), isWrong);
  await rateLimit.settle(ofAddress, addressRule(REDEEM_LIMIT_PER_ADDRESS), isWrong);
  return invite;
}
