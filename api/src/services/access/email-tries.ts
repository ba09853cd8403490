import { REDEEM_RESERVE_PER_EMAIL } from '@vse/domain/limits';
import type { Attempt } from '../../store/document-types.ts';
import { contentHash } from '../../store/ids.ts';
import type { Rule } from './rate-limit.ts';

/**
 * `limit` wrong attempts for an e-mail, from any network. When they are used up, a network without a wrong attempt for
 * the e-mail gets one from the reserve, so that nobody can lock the person out from elsewhere.
 */
export function emailRule(
  limit: number,
  { email, network }: { email: string; network: string },
): Rule {
  const hashed = contentHash(`${email} ${network}`);
  return (recent) => {
    const [own, reserve] = [
      recent.filter(({ isReserve }) => !isReserve),
      recent.filter(fromReserve),
    ];
    if (own.length < limit) return { counts: { network: hashed } };
    const ofNetwork = recent.findLast((each) => each.network === hashed);
    const usedReserve = reserve.at(-REDEEM_RESERVE_PER_EMAIL);
    if (!ofNetwork && !usedReserve) return { counts: { network: hashed, isReserve: true } };
    return { until: earlier(own.at(-limit), later(ofNetwork, usedReserve)) };
  };
}

const fromReserve = ({ isReserve }: Attempt) => isReserve === true;

type Maybe = Attempt | undefined;
const later = (one: Maybe, other: Maybe): Maybe =>
  !one || (other && other.time > one.time) ? other : one;
const earlier = (one: Maybe, other: Maybe): Maybe =>
  !one || (other && other.time < one.time) ? other : one;
