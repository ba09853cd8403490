import { INVITE_NOT_FOUND, redeemInvite, TOO_MANY_TRIES } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { emailKey } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

/** A wrong e-mail and a wrong code get the same answer: neither tells which of them exists. */
export const redeemInviteEndpoint = endpoint(redeemInvite, async ({ input, services, address }) => {
  await countTry(services, input.email, address);
  const invite = await services.invites.find(input.email, input.code);
  if (!invite) throw new Problem(404, INVITE_NOT_FOUND);
  const { id, isQuizCompleted } = await services.quizResults.redeem(invite);
  return { id, isQuizCompleted, token: await services.tokens.forRespondent(id) };
});

async function countTry({ rateLimit, config }: Services, email: string, address: string) {
  const seconds =
    (await rateLimit.take(`address:${address}`, config.REDEEM_LIMIT_PER_ADDRESS)) ||
    (await rateLimit.take(`email:${emailKey(email)}`, config.REDEEM_LIMIT_PER_EMAIL));
  if (seconds > 0) throw new Problem(429, TOO_MANY_TRIES, seconds);
}
