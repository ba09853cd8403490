import { randomUUID } from 'node:crypto';
import { MAIL_BACK_OFF_MINUTES, type MailState } from '@vse/domain/mail';
import type { MailText } from '@vse/domain/mail-templates';
import type { Config } from '../config.ts';
import type { Email, Outcome } from './email.ts';
import type { MailDoc, Records } from './records.ts';
import { createOnce, everything, isStale } from './revise.ts';
import type { Stored } from './store/store.ts';

const MINUTE_MS = 60_000;
/** Longer than a try takes: whoever holds a mail that long without a word has died with it. */
const LEASE_MS = 2 * MINUTE_MS;

export type Mails = {
  /** Keeps a mail, then tries to send it. A second call under the same id changes nothing. Never throws for the mail's sake. */
  send(id: string, about: string, recipient: string, text: MailText): Promise<void>;
  /** Sends what is due, as far as the service's limits let it. */
  sendDue(): Promise<void>;
  /** The state of the newest mail about each record. */
  statesOf(abouts: readonly string[]): Promise<Map<string, MailState>>;
};

export function createMails(
  { mails }: Records,
  email: Email,
  config: Config,
  now: () => Date,
): Mails {
  const inMs = (ms: number) => new Date(now().getTime() + ms).toISOString();

  /** The service's limits a minute and an hour (PLATFORM.md): what it would throttle is not offered to it. */
  async function hasRoom(): Promise<boolean> {
    const sentWithin = (ms: number) => mails.count([{ field: 'sentDate', from: inMs(-ms) }]);
    return (
      (await sentWithin(MINUTE_MS)) < config.MAIL_PER_MINUTE &&
      (await sentWithin(60 * MINUTE_MS)) < config.MAIL_PER_HOUR
    );
  }

  /** Takes a mail so that nobody else sends it meanwhile; undefined when somebody else was first. */
  async function claim({ doc, etag }: Stored<MailDoc>): Promise<Stored<MailDoc> | undefined> {
    const claimed = { ...doc, nextAttempt: inMs(LEASE_MS), attempts: doc.attempts + 1 };
    return mails.replace(claimed, etag).catch((error: unknown) => {
      if (isStale(error)) return undefined;
      throw error;
    });
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

  async function deliver(stored: Stored<MailDoc>): Promise<void> {
    const claimed = await claim(stored);
    if (!claimed) return;
    const { recipient, subject, plainText, operationId } = claimed.doc;
    const outcome = await email.send(recipient, { subject, plainText }, operationId);
    await mails.replace(after(claimed.doc, outcome), claimed.etag);
  }

  return {
    async send(id, about, recipient, { subject, plainText }) {
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
      const stored = await mails.read(id);
      if (stored?.doc.state === 'queued' && stored.doc.attempts === 0 && (await hasRoom()))
        await deliver(stored);
    },
    async sendDue() {
      const due = await everything(mails, {
        where: [
          { field: 'state', equals: 'queued' },
          { field: 'nextAttempt', before: inMs(1) },
        ],
        orderBy: { field: 'nextAttempt', direction: 'ascending' },
      });
      for (const stored of due) {
        if (!(await hasRoom())) return;
        await deliver(stored);
      }
    },
    async statesOf(abouts) {
      if (abouts.length === 0) return new Map();
      const found = await everything(mails, { where: [{ field: 'about', in: [...abouts] }] });
      const byDate = found
        .map(({ doc }) => doc)
        .sort((a, b) => (a.createdDate < b.createdDate ? -1 : 1));
      return new Map(byDate.map((mail) => [mail.about, stateOf(mail)]));
    },
  };
}

function stateOf({ state, reason, sentDate, createdDate }: MailDoc): MailState {
  return { state, reason, date: sentDate ?? createdDate };
}
