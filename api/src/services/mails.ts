import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { MAIL_BACK_OFF_MINUTES, type MailState } from '@vse/domain/mail';
import type { MailText } from '@vse/domain/mail-templates';
import type { Email, Outcome } from './email.ts';
import type { MailLimit } from './mail-limit.ts';
import type { MailDoc, Records } from './records.ts';
import { createOnce, everything, isStale, revise } from './revise.ts';
import type { Condition, Stored } from './store/store.ts';

const MINUTE_MS = 60_000;
/** Longer than a try takes: whoever holds a mail that long without a word has died with it. */
const LEASE_MS = 2 * MINUTE_MS;
/** A run of the timer ends before the next one begins. */
const RUN_MS = 50_000;
/** How many due mails are read at a time. */
const BATCH = 50;

export type Mails = {
  /** Keeps a mail to be sent, and says nothing to the service yet. A second call under the same id changes nothing. */
  queue(id: string, about: string | null, recipient: string, text: MailText): Promise<void>;
  /** Sends a queued mail that nobody has tried to send yet, if the limits let it. Never throws for the mail's sake. */
  trySend(id: string): Promise<void>;
  /** Keeps a mail, then tries to send it. */
  send: Mails['queue'];
  /** What still waits about a record is not to go out any more. */
  cancel(about: string): Promise<void>;
  /** Sends what is due, but answers after so many milliseconds, even while a mail is being sent. */
  sendSoon(withinMs: number): Promise<void>;
  /** Sends what is due, as far as the service's limits let it, and begins no further mail after so many milliseconds. */
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
    const wait = MAIL_BACK_OFF_MINUTES[doc.attempts - 1];
    if (outcome.kind === 'refused' || wait === undefined)
      return { ...doc, state: 'failed', reason, nextAttempt: null };
    const waitMs = Math.max(wait * MINUTE_MS, (outcome.afterSeconds ?? 0) * 1000);
    return { ...doc, reason, nextAttempt: inMs(waitMs) };
  }

  const settle = (claimed: MailDoc, outcome: Outcome) =>
    revise(mails, claimed.id, undefined, (doc) => {
      // Cancelled while it was sent, or taken by another one when the lease had run out: a failed try says nothing then.
      const isOurs = doc.state === 'queued' && doc.attempts === claimed.attempts;
      return isOurs || outcome.kind === 'sent' ? after(doc, outcome) : undefined;
    });

  /** One try at a mail. False when the limits leave no room for it. */
  async function deliver(stored: Stored<MailDoc>): Promise<boolean> {
    const place = await limit.take();
    if (place === undefined) return false;
    const isSent = await tryOnce(stored);
    if (!isSent) await limit.giveBack(place);
    return true;
  }

  async function tryOnce(stored: Stored<MailDoc>): Promise<boolean> {
    const claimed = await claim(stored);
    if (!claimed) return false;
    const { recipient, subject, plainText, operationId } = claimed;
    const outcome = await email.send(recipient, { subject, plainText }, operationId);
    await settle(claimed, outcome);
    return outcome.kind === 'sent';
  }

  const queue: Mails['queue'] = async (id, about, recipient, { subject, plainText }) => {
    await createOnce(mails, {
      ...{ id, about, recipient, subject, plainText },
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
    if (stored?.doc.state === 'queued' && stored.doc.attempts === 0) await deliver(stored);
  }

  const QUEUED: Condition = { field: 'state', equals: 'queued' };

  async function dueNow() {
    const page = await mails.page({
      where: [QUEUED, { field: 'nextAttempt', before: inMs(1) }],
      orderBy: { field: 'nextAttempt', direction: 'ascending' },
      limit: BATCH,
    });
    return page.items;
  }

  async function sendDue(withinMs = RUN_MS) {
    const end = now().getTime() + withinMs;
    // A mail that was tried is due later or never, so each round finds others.
    for (let due = await dueNow(); due.length > 0; due = await dueNow())
      for (const stored of due) if (now().getTime() >= end || !(await deliver(stored))) return;
  }

  return {
    queue,
    trySend,
    async send(id, about, recipient, text) {
      await queue(id, about, recipient, text);
      await trySend(id);
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
