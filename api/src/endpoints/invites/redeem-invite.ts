import { redeemInvite } from '@vse/domain/records/invites';
import { wideNetworkOf } from '../../http/address.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { tryForEmail } from '../../services/access/email-tries.ts';
import type { Services } from '../../services/services.ts';
import { emailKey } from '../../store/document-types.ts';

/** A wrong e-mail and a wrong code get the same answer: neither tells which of them exists. */
export const redeemInviteEndpoint = endpoint(redeemInvite, async ({ input, services, address }) => {
  const invite = await findWithinLimits(services, input, address);
  if (!invite) throw new Problem(404, 'INVITE_NOT_FOUND');
  const { id, isQuizCompleted } = await services.quizResults.redeem(invite);
  // Read again: an invite that was sent again by now has another generation.
  const { mailId } = (await services.invites.read(invite.id)) ?? invite;
  return { id, isQuizCompleted, token: await services.tokens.forRespondent(id, mailId) };
});

/**
 * A correct e-mail and code never counts as an attempt. A request rejected by the e-mail limit does not count against its
 * address.
 */
function findWithinLimits(
  { rateLimit, invites, config }: Services,
  { email, code }: { email: string; code: string },
  address: string,
) {
  const { REDEEM_LIMIT_PER_ADDRESS, REDEEM_LIMIT_PER_EMAIL } = config;
  const who = { email: emailKey(email), network: wideNetworkOf(address) };
  return rateLimit.tryOnce(`address:${address}`, REDEEM_LIMIT_PER_ADDRESS, () =>
    tryForEmail(rateLimit, REDEEM_LIMIT_PER_EMAIL, who, () => invites.find(email, code)),
  );
}
