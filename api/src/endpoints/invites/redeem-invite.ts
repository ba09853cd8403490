import { INVITE_NOT_FOUND, redeemInvite } from '@vse/domain/invites';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../http/errors.ts';
import { emailKey } from '../../services/records.ts';
import type { Services } from '../../services/services.ts';

/** A wrong e-mail and a wrong code get the same answer: neither tells which of them exists. */
export const redeemInviteEndpoint = endpoint(redeemInvite, async ({ input, services, address }) => {
  const invite = await findWithinLimits(services, input, address);
  if (!invite) throw new Problem(404, INVITE_NOT_FOUND);
  const { id, isQuizCompleted } = await services.quizResults.redeem(invite);
  return { id, isQuizCompleted, token: await services.tokens.forRespondent(id) };
});

/**
 * Who has the right e-mail and code uses up no try, whatever becomes of the invite then; nor does the address of who
 * comes when others have used up the tries of the e-mail.
 */
function findWithinLimits(
  { rateLimit, invites, config }: Services,
  { email, code }: { email: string; code: string },
  address: string,
) {
  const { REDEEM_LIMIT_PER_ADDRESS, REDEEM_LIMIT_PER_EMAIL } = config;
  return rateLimit.tryOnce(`address:${address}`, REDEEM_LIMIT_PER_ADDRESS, () =>
    rateLimit.tryOnce(`email:${emailKey(email)}`, REDEEM_LIMIT_PER_EMAIL, () =>
      invites.find(email, code),
    ),
  );
}
