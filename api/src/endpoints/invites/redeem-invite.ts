import { redeemInvite } from '@vse/domain/records/invites';
import { wideNetworkOf } from '../../http/address.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Problem } from '../../problem.ts';
import { tryForEmail } from '../../services/access/email-tries.ts';
import type { Services } from '../../services/services.ts';
import { emailKey } from '../../store/document-types.ts';

/** A wrong e-mail and a wrong code get the same response, so that nobody can find out which e-mails are invited. */
export const redeemInviteEndpoint = endpoint(redeemInvite, async ({ input, services, address }) => {
  const invite = await findWithinLimits(services, input, address);
  if (!invite) throw new Problem(404, 'INVITE_NOT_FOUND');
  const { id, isQuizCompleted } = await services.quizResults.redeem(invite);
  // Read again, because an invite that was sent again in between has another generation.
  const { mailId } = (await services.invites.read(invite.id)) ?? invite;
  return { id, isQuizCompleted, token: await services.tokens.forRespondent(id, mailId) };
});

/** Only wrong attempts count. A request that the e-mail limit refuses does not count against its address. */
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
