import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { openMails } from '../../scripts/local/mailbox/mails.ts';
import { mailboxServer } from '../../scripts/local/mailbox/server.ts';
import type { Control } from '../../scripts/local/mailbox/wire.ts';
import { openServices } from './services.ts';

export type MailInTest = Awaited<ReturnType<typeof openMailServices>>;

/** A mailbox stand-in for one test. */
export async function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'vse-mail-'));
  const mails = openMails(join(folder, 'mailbox.sqlite'));
  const server = mailboxServer(mails);
  let offered = 0;
  server.on('request', ({ url }: IncomingMessage) => {
    if (url?.startsWith('/emails:send')) offered++;
  });
  const port = await listen(server, 0);
  return {
    port,
    mails,
    /** How many mails were offered to the service, sent or not. */
    offered: () => offered,
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
  const { port, mails, offered, stop: stopMailbox } = await openMailbox();
  const { services, context, other, store, pass, stop } = openServices({ mailbox: port }, env);
  return {
    services,
    context,
    other,
    store,
    pass,
    control: (mode: Control['mode'], retryAfter?: number) =>
      fetch(`http://127.0.0.1:${port}/control`, {
        method: 'POST',
        body: JSON.stringify({ mode, retryAfter }),
      }),
    offered,
    /** The recipients of all mails, sorted. */
    received: () =>
      mails
        .list()
        .map(({ to }) => to[0]?.replace('@example.com', ''))
        .sort(),
    /** The newest mail. */
    newest: () => mails.list()[0],
    invite: (person: string) =>
      services.invites.add(`invite-${person}`, {
        ...inviteFields(person),
        code: person.toUpperCase().padEnd(INVITE_CODE_LENGTH, '23456'),
      }),
    stateOf: async (id: string) => (await services.mails.statesOf([id])).get(id),
    /** Runs the timer once for each of these minutes. */
    async timer(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        pass(1);
        await services.mails.sendDue();
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
