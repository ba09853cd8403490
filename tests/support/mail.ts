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

/** The services of the API with a mailbox of their own, which can be told to fail. */
export async function openMailServices(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vse-mail-'));
  const mails = openMails(join(folder, 'mailbox.sqlite'));
  const server = mailboxServer(mails);
  let offered = 0;
  server.on('request', ({ url }: IncomingMessage) => {
    if (url?.startsWith('/emails:send')) offered++;
  });
  const port = await listen(server, 0);
  const { services, pass, stop } = openServices({ mailbox: port }, env);
  return {
    services,
    pass,
    control: (mode: Control['mode'], retryAfter?: number) =>
      fetch(`http://127.0.0.1:${port}/control`, {
        method: 'POST',
        body: JSON.stringify({ mode, retryAfter }),
      }),
    /** How often a mail was offered to the service, in vain or not. */
    offered: () => offered,
    /** Who received a mail, in the order of the alphabet. */
    received: () =>
      mails
        .list()
        .map(({ to }) => to[0]?.replace('@example.com', ''))
        .sort(),
    /** The newest mail of all. */
    newest: () => mails.list()[0],
    invite: (person: string) =>
      services.invites.add(`invite-${person}`, {
        ...inviteFields(person),
        code: person.toUpperCase().padEnd(INVITE_CODE_LENGTH, '2'),
      }),
    stateOf: async (id: string) => (await services.mails.statesOf([id])).get(id),
    /** Lets the timer run once a minute. */
    async timer(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        pass(1);
        await services.mails.sendDue();
      }
    },
    async stop() {
      await stop();
      server.closeAllConnections();
      await closeServer(server);
      mails.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export const inviteFields = (person: string) => ({
  name: person,
  email: `${person}@example.com`,
  provider: 'provider',
  salesperson: 'jonah.adler@aurum.example',
});
