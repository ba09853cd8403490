import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MAIL_BACK_OFF_MINUTES, type MailState } from '@vse/domain/mail';
import type { MailText } from '@vse/domain/mail-templates';
import { leftMs } from './deadline.ts';
import type { Email, Outcome } from './email.ts';
import type { MailLimit } from './mail-limit.ts';
import type { MailDoc, Records } from './records.ts';
import { createOnce, everything, isStale, revise } from './revise.ts';
import type { Condition, Stored } from './store/store.ts';

const MINUTE_MS = 60_000;
/** A service that is well answers within it: a request that has less time left does not begin. */
const TRY_MS = 3000;
/** Longer than a try takes: whoever holds a mail that long without a word has died with it. */
const LEASE_MS = 2 * MINUTE_MS;
/** A run of the timer ends before the next one begins. */
const RUN_MS = 50_000;
/** How many due mails are read at a time. */
const BATCH = 50;

type NewMail = Pick<MailDoc, 'id' | 'purpose' | 'about' | 'recipient'> & { text: MailText };

export type Mails = {
  /** Keeps a mail to be sent, and says nothing to the service yet. A second call under the same id changes nothing. */
  queue(mail: NewMail): Promise<void>;
  /**
   * Sends a queued mail that nobody has tried to send yet, if the limits and the time left let it and no person's access
   * is due before it. Never throws for the mail's sake.
   */
  trySend(id: string): Promise<void>;
  /** Keeps a mail, then tries to send it. */
  send: Mails['queue'];
  /** What still waits about a record is not to go out any more. */
  cancel(about: string): Promise<void>;
  /** Sends what is due, but answers after so many milliseconds, even while a mail is being sent. */
  sendSoon(withinMs: number): Promise<void>;
  /**
   * Sends what is due, people's access first, as far as the service's limits let it, and begins no further mail after so
   * many milliseconds, nor once the service is silent or asks to wait.
   */
  sendDue(withinMs?: number): Promise<void>;
  /** The state of the newest mail about each record. */
  statesOf(abouts: readonly string[]): Promise<Map<string, MailState>>;
};

export function createMails(
  { mails }: Records,
  email: Email,
  limit: MailLimit,
  now: () => Date,
): Mails {
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString();

  /** Takes a mail so that nobody else sends it meanwhile; undefined when somebody else was first. */
  async function claim({ doc, etag }: Stored<MailDoc>): Promise<MailDoc | undefined> {
    const claimed = { ...doc, nextAttempt: inMs(LEASE_MS), attempts: doc.attempts + 1 };
    try {
      return (await mails.replace(claimed, etag)).doc;
    } catch (error) {
      if (isStale(error)) return undefined;
      throw error;
    }
  }

  function after(doc: MailDoc, outcome: Outcome): MailDoc {
    if (outcome.kind === 'sent')
      return {
        ...doc,
        state: 'sent',
        reason: '',
        nextAttempt: null,
        sentDate: now().toISOString(),
      };
    const { reason } = outcome;
    if (outcome.kind === 'wait')
      // It was never looked at, so this was no attempt.
      return {
        ...doc,
        reason,
        attempts: doc.attempts - 1,
        nextAttempt: inMs(outcome.seconds * 1000),
      };
    const wait = MAIL_BACK_OFF_MINUTES[doc.attempts - 1];
    if (outcome.kind === 'refused' || wait === undefined)
      return { ...doc, state: 'failed', reason, nextAttempt: null };
    return { ...doc, reason, nextAttempt: inMs(wait * MINUTE_MS) };
  }

  const settle = (claimed: MailDoc, outcome: Outcome) =>
    revise(mails, claimed.id, undefined, (doc) => {
      // Cancelled while it was sent, or taken by another one when the lease had run out: a failed try says nothing then.
      const isOurs = doc.state === 'queued' && doc.nextAttempt === claimed.nextAttempt;
      return isOurs || outcome.kind === 'sent' ? after(doc, outcome) : undefined;
    });

  /** One try at a mail. False when the next one has to wait as well: for the limits, the service, or lack of time. */
  async function deliver(stored: Stored<MailDoc>): Promise<boolean> {
    if (leftMs() < TRY_MS) return false;
    const place = await limit.take();
    if (place === undefined) return false;
    const outcome = await tryOnce(stored);
    if (outcome?.kind !== 'sent') await limit.giveBack(place);
    if (outcome?.kind === 'wait') await limit.pauseFor(outcome.seconds);
    return outcome?.kind !== 'wait' && outcome?.kind !== 'silent';
  }

  async function tryOnce(stored: Stored<MailDoc>): Promise<Outcome | undefined> {
    const claimed = await claim(stored);
    if (!claimed) return undefined;
    const { recipient, subject, plainText, operationId } = claimed;
    const outcome = await email.send(recipient, { subject, plainText }, operationId);
    await settle(claimed, outcome);
    return outcome;
  }

  const queue: Mails['queue'] = async ({ text: { subject, plainText }, ...mail }) => {
    await createOnce(mails, {
      ...mail,
      subject,
      plainText,
      state: 'queued',
      reason: '',
      attempts: 0,
      operationId: randomUUID(),
      createdDate: now().toISOString(),
      nextAttempt: now().toISOString(),
      sentDate: null,
    });
  };

  async function trySend(id: string) {
    const stored = await mails.read(id);
    if (stored?.doc.state !== 'queued' || stored.doc.attempts > 0) return;
    if (stored.doc.purpose === 'access' || (await due([ACCESS])).length === 0)
      await deliver(stored);
  }

  const QUEUED: Condition = { field: 'state', equals: 'queued' };
  const ACCESS: Condition = { field: 'purpose', equals: 'access' };

  /** Who cannot get in waits for nobody's guests, however many have been invited at once. */
  async function dueNow() {
    const access = await due([ACCESS]);
    return access.length > 0 ? access : due([]);
  }

  async function due(where: Condition[]) {
    const page = await mails.page({
      where: [QUEUED, { field: 'nextAttempt', before: inMs(1) }, ...where],
      orderBy: { field: 'nextAttempt', direction: 'ascending' },
      limit: BATCH,
    });
    return page.items;
  }

  async function sendDue(withinMs = RUN_MS) {
    const end = now().getTime() + withinMs;
    // A mail that was tried is due later or never, so each round finds others.
    for (let found = await dueNow(); found.length > 0; found = await dueNow())
      for (const stored of found) if (now().getTime() >= end || !(await deliver(stored))) return;
  }

  return {
    queue,
    trySend,
    async send(mail) {
      await queue(mail);
      await trySend(mail.id);
    },
    async cancel(about) {
      const waiting = await everything(mails, {
        where: [{ field: 'about', equals: about }, QUEUED],
      });
      for (const { doc } of waiting)
        await revise(mails, doc.id, undefined, (mail): MailDoc | undefined =>
          mail.state === 'queued' ? { ...mail, state: 'cancelled', nextAttempt: null } : undefined,
        );
    },
    sendDue,
    sendSoon: (withinMs) =>
      Promise.race([sendDue(withinMs), setTimeout(withinMs, undefined, { ref: false })]),
    async statesOf(abouts) {
      if (abouts.length === 0) return new Map();
      const found = await everything(mails, { where: [{ field: 'about', in: [...abouts] }] });
      const byDate = found
        .map(({ doc }) => doc)
        .sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
      return new Map(byDate.flatMap(stateOf));
    },
  };
}

/** A cancelled mail leaves the word to the one before it. */
function stateOf({ about, state, reason, sentDate, createdDate }: MailDoc): [string, MailState][] {
  if (about === null || state === 'cancelled') return [];
  return [[about, { state, reason, date: sentDate ?? createdDate }]];
}
