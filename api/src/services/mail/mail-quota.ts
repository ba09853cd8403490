import { DAY_MS, HOUR_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import type { Config } from '../../config.ts';
import { Problem } from '../../problem.ts';
import { changeTogether } from '../../store/change-together.ts';
import { emailKey, type MailQuotaDoc } from '../../store/document-types.ts';
import { contentHash } from '../../store/ids.ts';
import type { Container } from '../../store/store.ts';

/**
 * A mail that a person causes. `sender` is undefined when the hourly limit does not apply: an Admin's list of invites.
 */
export type MailIntent = { mailId: string; recipient: string; sender: string | undefined };

type Bound = { id: string; limit: number; windowMs: number; code: LimitCode; change: Change };
type LimitCode = 'MAIL_RECIPIENT_LIMIT' | 'MAIL_SENDER_LIMIT';
type Change = ReturnType<typeof changeTogether<MailQuotaDoc>>;
type Changes = { ofSenders: Change; ofRecipients: Change };
type Limits = Pick<Config, 'MAIL_LIMIT_PER_RECIPIENT' | 'MAIL_LIMIT_PER_SENDER'>;
type Place = 'taken' | 'known' | { freeAt: number };

/**
 * Prevents misuse as a mail relay: limits the mails to one address, whoever sends them, and the mails that one person
 * causes. Exact on any number of hosts. Mails are counted by id, so a repeated request counts once.
 */
export function createMailQuota(quotas: Container<MailQuotaDoc>, limits: Limits, now: () => Date) {
  const changes: Changes = {
    ofSenders: changeTogether(quotas),
    // Most addresses get their first mail in 24 hours, so that a read before the first write would find nothing.
    ofRecipients: changeTogether(quotas, { isUsuallyNew: true }),
  };

  async function take({ id, limit, windowMs, change }: Bound, mailId: string): Promise<Place> {
    const place = await change<Place>(id, (doc) => {
      const time = now().getTime();
      const mails = (doc?.mails ?? []).filter((mail) => isNear(windowMs, mail.time, time));
      if (mails.some((mail) => mail.id === mailId)) return { answer: 'known' };
      const oldest = mails.at(-limit);
      if (oldest) return { answer: { freeAt: oldest.time + windowMs } };
      return { next: { id, mails: [...mails, { id: mailId, time }] }, answer: 'taken' };
    });
    return place ?? { freeAt: now().getTime() + 1000 };
  }

  const giveBack = ({ id, change }: Bound, mailId: string) =>
    change(id, (doc) => ({
      next: doc && { id, mails: doc.mails.filter((mail) => mail.id !== mailId) },
      answer: true,
    }));

  return {
    /**
     * Runs work that sends the mail, if the limits allow it; failed work is uncounted. `isRepeated`: the mail was
     * counted before, by an earlier request for it. Throws Problem 429 that says when the mail will be possible.
     */
    async during<T>(mail: MailIntent, work: (isRepeated: boolean) => Promise<T>): Promise<T> {
      const taken: Bound[] = [];
      let isRepeated = false;
      try {
        for (const bound of boundsOf(mail, limits, changes)) {
          const place = await take(bound, mail.mailId);
          if (typeof place === 'object') throw limited(bound, place.freeAt, now());
          if (place === 'taken') taken.push(bound);
          else isRepeated = true;
        }
        return await work(isRepeated);
      } catch (error) {
        for (const bound of taken) await giveBack(bound, mail.mailId);
        throw error;
      }
    },
  };
}

/** Without a sender, only the limit of the recipient. */
function boundsOf({ recipient, sender }: MailIntent, limits: Limits, changes: Changes): Bound[] {
  const ofRecipient: Bound = {
    id: contentHash(`mails to:${emailKey(recipient)}`),
    limit: limits.MAIL_LIMIT_PER_RECIPIENT,
    windowMs: DAY_MS,
    code: 'MAIL_RECIPIENT_LIMIT',
    change: changes.ofRecipients,
  };
  if (sender === undefined) return [ofRecipient];
  const ofSender: Bound = {
    id: contentHash(`mails by:${emailKey(sender)}`),
    limit: limits.MAIL_LIMIT_PER_SENDER,
    windowMs: HOUR_MS,
    code: 'MAIL_SENDER_LIMIT',
    change: changes.ofSenders,
  };
  return [ofSender, ofRecipient];
}

function limited({ code, limit }: Bound, freeAt: number, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
  return new Problem(
    429,
    { code, params: { count: String(limit), time: minuteOf(freeAt) } },
    seconds,
  );
}

/** The next full minute, such as '2026-03-01 14:05 UTC', in the same form in every language. */
const minuteOf = (time: number) =>
  `${new Date(Math.ceil(time / MINUTE_MS) * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
