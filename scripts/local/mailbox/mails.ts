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
  /** Who gets the answer. Mails from before have none. */
  replyTo?: string[];
  subject: string;
  plainText: string;
  html: string;
};

export type Mails = {
  /** Returns the mail's id. Idempotent by the operation id. */
  add(mail: SentMail, state: MailState, operationId: string | undefined, at?: Date): string;
  read(id: string): Mail | undefined;
  /** Newest first. */
  list(to?: string): Mail[];
  /** Newest first, at most `limit` after skipping some. */
  page(limit: number, skipped: number): Mail[];
  count(): number;
  clear(): void;
  close(): void;
};

const addresses = (list: { address: string }[] | undefined) =>
  (list ?? []).map((one) => one.address);

/** The mailbox's file. A mail is on disk before the 202 response is sent. */
export function openMails(file: string): Mails {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS mails (number INTEGER PRIMARY KEY, id TEXT UNIQUE, state TEXT, mail TEXT)`);
  const insert = database.prepare('INSERT OR IGNORE INTO mails (id, state, mail) VALUES (?, ?, ?)');
  const one = database.prepare('SELECT mail FROM mails WHERE id = ?');
  const all = database.prepare('SELECT mail FROM mails ORDER BY number DESC');
  const page = database.prepare('SELECT mail FROM mails ORDER BY number DESC LIMIT ? OFFSET ?');
  const total = database.prepare('SELECT count(*) AS mails FROM mails');
  return {
    add(mail, outcome, operationId, at = new Date()) {
      const { content, recipients } = mail;
      const stored: Mail = {
        id: operationId ?? randomUUID(),
        receivedAt: at.toISOString(),
        state: outcome,
        from: mail.senderAddress,
        to: [recipients.to, recipients.cc, recipients.bcc].flatMap(addresses),
        replyTo: addresses(mail.replyTo),
        subject: content.subject,
        plainText: content.plainText ?? '',
        html: content.html ?? '',
      };
      insert.run(stored.id, outcome, JSON.stringify(stored));
      return stored.id;
    },
    read(id) {
      const row = one.get(id);
      return row && (JSON.parse(String(row.mail)) as Mail);
    },
    list: (to) =>
      all
        .all()
        .map((row) => JSON.parse(String(row.mail)) as Mail)
        .filter((mail) => to === undefined || mail.to.some((one) => sameAddress(one, to))),
    page: (limit, skipped) =>
      page.all(limit, skipped).map((row) => JSON.parse(String(row.mail)) as Mail),
    count: () => Number(total.get()?.mails),
    clear: () => database.exec('DELETE FROM mails'),
    close: () => database.close(),
  };
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
