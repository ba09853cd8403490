import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { SentMail } from './wire.ts';

export type MailState = 'Succeeded' | 'Failed';
export type Mail = {
  id: string;
  receivedAt: string;
  state: MailState;
  from: string;
  to: string[];
  subject: string;
  plainText: string;
  html: string;
};

export type Mails = {
  /** The mail's id; a repeated operation id adds nothing. */
  add(mail: SentMail, state: MailState, operationId: string | undefined): string;
  stateOf(id: string): MailState | undefined;
  /** Newest first. */
  list(to?: string): Mail[];
  clear(): void;
  close(): void;
};

const addresses = (list: { address: string }[] | undefined) =>
  (list ?? []).map((one) => one.address);

/** The mailbox's file. What was answered with 202 is on disk before the answer goes out. */
export function openMails(file: string): Mails {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS mails (number INTEGER PRIMARY KEY, id TEXT UNIQUE, state TEXT, mail TEXT)`);
  const insert = database.prepare('INSERT OR IGNORE INTO mails (id, state, mail) VALUES (?, ?, ?)');
  const state = database.prepare('SELECT state FROM mails WHERE id = ?');
  const all = database.prepare('SELECT mail FROM mails ORDER BY number DESC');
  return {
    add(mail, outcome, operationId) {
      const { content, recipients } = mail;
      const kept: Mail = {
        id: operationId ?? randomUUID(),
        receivedAt: new Date().toISOString(),
        state: outcome,
        from: mail.senderAddress,
        to: [recipients.to, recipients.cc, recipients.bcc].flatMap(addresses),
        subject: content.subject,
        plainText: content.plainText ?? '',
        html: content.html ?? '',
      };
      insert.run(kept.id, outcome, JSON.stringify(kept));
      return kept.id;
    },
    stateOf: (id) => state.get(id)?.state as MailState | undefined,
    list: (to) =>
      all
        .all()
        .map((row) => JSON.parse(String(row.mail)) as Mail)
        .filter((mail) => to === undefined || mail.to.some((one) => sameAddress(one, to))),
    clear: () => database.exec('DELETE FROM mails'),
    close: () => database.close(),
  };
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
