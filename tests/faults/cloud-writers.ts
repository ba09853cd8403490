import { setTimeout as pause } from 'node:timers/promises';
import { EmailClient } from '@azure/communication-email';
import { createAdjective, listAdjectives } from '@vse/domain/records/adjectives';
import { uploadFile } from '@vse/domain/records/files';
import { demoToken } from '@vse/domain/rules/demo';
import { emailConnectionString } from '../../scripts/local/mailbox/wire.ts';
import { createApiClient } from '../support/api-client.ts';
import type { TestCloud } from '../support/cloud.ts';

/** Writes one thing and throws unless it was acknowledged; `missing` tells which of the acknowledged are not there. */
export type Writer = {
  write(name: string): Promise<void>;
  missing(names: string[]): Promise<string[]>;
};

const ATTEMPT_MS = 5000;
const PDF = '%PDF-1.7\n';

const ADMIN = { token: demoToken('Admin') };

/** What a killed part leaves unanswered is not acknowledged. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(ATTEMPT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('Too late'))),
  ]);

/** Records, through the API into its store. */
export function records(cloud: TestCloud): Writer {
  const { call } = createApiClient(() => cloud);
  return {
    async write(name) {
      await inTime(call(createAdjective, { name }, ADMIN));
    },
    async missing(names) {
      const { items } = await call(listAdjectives, {}, ADMIN);
      const there = new Set(items.map((item) => item.name));
      return names.filter((name) => !there.has(name));
    },
  };
}

/** Files, through the API into Azurite; what is read back must be what was sent. */
export function files(cloud: TestCloud): Writer {
  const { upload } = createApiClient(() => cloud);
  const urls = new Map<string, string>();
  const isThere = async (name: string) => {
    const response = await fetch(urls.get(name) ?? '');
    return response.ok && (await response.text()) === PDF + name;
  };
  return {
    async write(name) {
      const bytes = new TextEncoder().encode(PDF + name);
      const { status, body } = await inTime(
        upload(uploadFile, { filename: `${name}.pdf` }, bytes, ADMIN),
      );
      if (status !== 200) throw new Error(`The upload answered ${status}`);
      // The answer is a JSON string that holds JSON (text 2 section 7).
      const { url } = JSON.parse(String(body));
      urls.set(name, url);
    },
    async missing(names) {
      const lost: string[] = [];
      for (const name of names) if (!(await isThere(name))) lost.push(name);
      return lost;
    },
  };
}

/** Mails, with the real client into the mailbox. */
export function mails(cloud: TestCloud): Writer {
  const { port } = new URL(cloud.mailboxUrl);
  const client = new EmailClient(emailConnectionString(Number(port)), {
    allowInsecureConnection: true,
    retryOptions: { maxRetries: 0 },
  });
  return {
    async write(name) {
      const recipients = { to: [{ address: 'guest@example.com' }] };
      const content = { subject: name, plainText: name };
      await client.beginSend({ senderAddress: 'vse@aurum.example', content, recipients });
    },
    async missing(names) {
      const list = await (await fetch(`${cloud.mailboxUrl}/mailbox.json`)).json();
      const there = new Set(
        (list as { mails: { subject: string }[] }).mails.map((one) => one.subject),
      );
      return names.filter((name) => !there.has(name));
    },
  };
}
