import { DAY_MS, HOUR_MS, isNear, MINUTE_MS } from '@vse/domain/rules/durations';
import { emailKey } from '@vse/domain/rules/keys';
import type { Config } from '../../config.ts';
import { Problem } from '../../problem.ts';
import { changeTogether } from '../../store/change-together.ts';
import type { MailQuotaDoc } from '../../store/document-types.ts';
import { contentHash } from '../../store/ids.ts';
import type { Container } from '../../store/store.ts';

/**
 * A mail that a person causes. `provider` is the sender's (its id), '' without one. `sender` is undefined when the hourly
 * limit does not apply: an Admin's list of invites. `recipient` is undefined when a guest is added without a
 * mail.
 */
export type MailIntent = {
  mailId: string;
  recipient: string | undefined;
  provider: string;
  sender: string | undefined;
};

/** `whom` may have `limit` mails, and all whose text begins with `together.begins` may have `together.limit`. */
type Bound = {
  id: string;
  whom: string;
  limit: number;
  together?: { begins: string; limit: number };
  windowMs: number;
  code: LimitCode;
};
type LimitCode = 'MAIL_RECIPIENT_LIMIT' | 'MAIL_SENDER_LIMIT';
type Limits = Pick<Config, 'MAIL_LIMIT_PER_RECIPIENT' | 'MAIL_LIMIT_PER_SENDER'>;
/** A mail that counts. `isRepeated`: it was counted before, by another request for it. */
export type CountedMail = { isRepeated: boolean; giveBack(): Promise<void> };
type Slot = 'taken' | 'known' | { freeAt: number; limit: number };

/** An address may have this many times the mails of one provider from all of them. */
const PROVIDERS_TOGETHER = 3;

/**
 * Prevents misuse as a mail relay: limits the mails of one provider to one address, the mails of all providers to it, and
 * the mails that one person causes. One provider cannot use up what another one may send. Exact on any number of hosts.
 * Mails are counted by id, so a repeated request counts once. A mail stops counting when all requests for it have failed:
 * one of them may have sent it otherwise.
 */
export function createMailQuota(quotas: Container<MailQuotaDoc>, limits: Limits, now: () => Date) {
  const change = changeTogether(quotas);

  async function take(bound: Bound, mail: string): Promise<Slot> {
    const { id, whom, limit, windowMs } = bound;
    const slot = await change<Slot>(id, (doc) => {
      const time = now().getTime();
      const mails = (doc?.mails ?? []).filter(([, , at]) => isNear(DAY_MS, at * 1000, time));
      const recent = mails.filter(([, , at]) => isNear(windowMs, at * 1000, time));
      const known = recent.find(([by, own]) => by === whom && own === mail);
      if (known) return { next: { id, mails: withRequests(mails, known, 1) }, answer: 'known' };
      const full = fullOf(bound, recent);
      if (full) return { answer: full };
      return {
        next: { id, mails: [...mails, [whom, mail, Math.ceil(time / 1000)]] },
        answer: 'taken',
      };
    });
    return slot ?? { freeAt: now().getTime() + 1000, limit };
  }

  const giveBack = ({ id, whom }: Bound, mail: string) =>
    change(id, (doc) => {
      const known = doc?.mails.findLast(([by, own]) => by === whom && own === mail);
      const next = known && { id, mails: withRequests(doc?.mails ?? [], known, -1) };
      return { next, answer: true };
    });

  /**
   * Counts a mail, if the limits allow it. Mails that are counted at the same time share writes. Throws Problem 429 that
   * says when the mail will be possible.
   */
  async function count(intent: MailIntent): Promise<CountedMail> {
    const mail = shortHash(intent.mailId);
    const counted: Bound[] = [];
    const giveAllBack = async () => {
      for (const bound of counted) await giveBack(bound, mail);
    };
    let isRepeated = false;
    try {
      for (const bound of boundsOf(intent, limits)) {
        const slot = await take(bound, mail);
        if (typeof slot === 'object') throw limited(bound.code, slot, now());
        counted.push(bound);
        if (slot === 'known') isRepeated = true;
      }
    } catch (error) {
      await giveAllBack();
      throw error;
    }
    return { isRepeated, giveBack: giveAllBack };
  }

  return {
    count,
    /** Runs work that sends the mail, if the limits allow it; failed work is uncounted. Throws Problem 429. */
    during: async <T>(mail: MailIntent, work: (isRepeated: boolean) => Promise<T>): Promise<T> =>
      whileCounted(await count(mail), work),
  };
}

/** Runs the work that sends a counted mail; failed work is uncounted. */
export async function whileCounted<T>(
  { isRepeated, giveBack }: CountedMail,
  work: (isRepeated: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await work(isRepeated);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

type Mails = MailQuotaDoc['mails'];

/** Adds to the number of requests that rely on a mail's count. A mail on which none relies is no longer counted. */
const withRequests = (mails: Mails, mail: Mails[number], more: number): Mails =>
  mails.flatMap((each): Mails => {
    if (each !== mail) return [each];
    const [whom, id, seconds, requests = 1] = mail;
    return requests + more > 0 ? [[whom, id, seconds, requests + more]] : [];
  });

const shortHash = (text: string) => contentHash(text).slice(0, 12);

/** Addresses share 64 documents, so that a list of hundreds of invites counts its mails with 64 writes. */
const documentOf = (whom: string) => `mails to:${Number.parseInt(whom.slice(0, 2), 16) % 64}`;

/** The limit that the mails of its time have used up, and when one of them ends; undefined while there is room. */
function fullOf({ whom, limit, together, windowMs }: Bound, recent: Mails) {
  const all = together && recent.filter(([by]) => by.startsWith(together.begins));
  const own = recent.filter(([by]) => by === whom);
  const freeAt = (oldest: Mails[number]) => oldest[2] * 1000 + windowMs;
  const oldestOfAll = together && all?.at(-together.limit);
  if (oldestOfAll) return { freeAt: freeAt(oldestOfAll), limit: together.limit };
  const oldest = own.at(-limit);
  return oldest && { freeAt: freeAt(oldest), limit };
}

const senderId = (sender: string) => contentHash(`mails by:${emailKey(sender)}`);
const addressHash = (recipient: string) => shortHash(`mails to:${mailboxKey(recipient)}`);

/** The documents that count the mails of an address, and the beginning of what counts those to it. */
export const quotasOf = (email: string) => {
  const begins = addressHash(email);
  return { by: senderId(email), to: documentOf(begins), begins };
};

/** The limits that apply to a mail. */
function boundsOf({ recipient, provider, sender }: MailIntent, limits: Limits): Bound[] {
  const bounds: Bound[] = [];
  if (sender !== undefined)
    bounds.push({
      id: senderId(sender),
      whom: '',
      limit: limits.MAIL_LIMIT_PER_SENDER,
      windowMs: HOUR_MS,
      code: 'MAIL_SENDER_LIMIT',
    });
  if (recipient !== undefined) {
    const address = addressHash(recipient);
    bounds.push({
      id: documentOf(address),
      whom: `${address}:${provider && shortHash(provider)}`,
      limit: limits.MAIL_LIMIT_PER_RECIPIENT,
      together: { begins: address, limit: PROVIDERS_TOGETHER * limits.MAIL_LIMIT_PER_RECIPIENT },
      windowMs: DAY_MS,
      code: 'MAIL_RECIPIENT_LIMIT',
    });
  }
  return bounds;
}

/** The key of a mailbox: many mail systems deliver name+tag@ to name@. Only limits use it. */
const mailboxKey = (email: string) => emailKey(email).replace(/(?<=.)\+[^@]*(?=@)/, '');

function limited(code: LimitCode, { freeAt, limit }: Exclude<Slot, string>, now: Date): Problem {
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
