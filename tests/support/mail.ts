import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { createInvite } from '../../api/src/services/invites/create-invite.ts';
import { mailStates } from '../../api/src/services/mail/mail-queue.ts';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { openMails } from '../../scripts/local/mailbox/mails.ts';
import { mailboxServer } from '../../scripts/local/mailbox/server.ts';
import type { Control } from '../../scripts/local/mailbox/wire.ts';
import { openContext } from './context.ts';
import { finishAndSend } from './jobs.ts';

export type MailInTest = Awaited<ReturnType<typeof openMailServices>>;

/** A mailbox stand-in for one test. */
export async function openMailbox(now?: () => Date) {
  const folder = mkdtempSync(join(tmpdir(), 'vse-mail-'));
  const mails = openMails(join(folder, 'mailbox.sqlite'));
  const server = mailboxServer(mails, now);
  let offered = 0;
  let asked = 0;
  server.on('request', ({ url }: IncomingMessage) => {
    if (url?.startsWith('/emails:send')) offered++;
    if (url?.startsWith('/emails/operations/')) asked++;
  });
  const port = await listen(server, 0);
  return {
    port,
    mails,
    /** How many mails were offered to the service, sent or not. */
    offered: () => offered,
    /** How often the status of a mail was asked for. */
    asked: () => asked,
    async stop() {
      server.closeAllConnections();
      await closeServer(server);
      mails.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The API's services with a mailbox of their own, which a test can make fail. */
export async function openMailServices(env: Record<string, string> = {}) {
  let passedMs = 0;
  const clock = () => new Date(Date.now() + passedMs);
  const { port, mails, offered, asked, stop: stopMailbox } = await openMailbox(clock);
  const opened = openContext({ mailbox: port }, env);
  const { context, other, store, stop } = opened;
  /** Advances the clock of the services and of the mail service. */
  const pass = (minutes: number) => {
    opened.pass(minutes);
    passedMs += minutes * MINUTE_MS;
  };
  const url = `http://127.0.0.1:${port}`;
  return {
    context,
    other,
    store,
    pass,
    control: (mode: Control['mode'], retryAfter?: number, more: Omit<Control, 'mode'> = {}) =>
      fetch(`${url}/control`, {
        method: 'POST',
        body: JSON.stringify({ mode, retryAfter, ...more }),
      }),
    offered,
    asked,
    /** How many status calls the service has refused. */
    refused: async (): Promise<number> => {
      const mailbox = await (await fetch(`${url}/mailbox.json`)).json();
      return (mailbox as { asked: { refused: number } }).asked.refused;
    },
    /** The recipients of all mails, sorted. */
    received: () =>
      mails
        .list()
        .map(({ to }) => to[0]?.replace('@example.com', ''))
        .sort(),
    /** The newest mail. */
    newest: () => mails.list()[0],
    invite: (person: string) =>
      createInvite(context, `invite-${person}`, {
        ...inviteFields(person),
        code: person.toUpperCase().padEnd(INVITE_CODE_LENGTH, '23456'),
      }),
    stateOf: async (id: string) => (await mailStates(context, [id])).get(id),
    /** Runs the timers once for each of these minutes. */
    async timer(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        pass(1);
        await finishAndSend(context);
      }
    },
    async stop() {
      await stop();
      await stopMailbox();
    },
  };
}

export const inviteFields = (person: string) => ({
  name: person,
  email: `${person}@example.com`,
  provider: 'provider',
  salesperson: 'jonah.adler@aurum.example',
  salespersonId: 'jonah',
});
