import { EmailClient } from '@azure/communication-email';
import { createAdjective, listAdjectives } from '@vse/domain/adjectives';
import { demoToken } from '@vse/domain/demo';
import { uploadFile } from '@vse/domain/files';
import { emailConnectionString } from '../../scripts/local/mailbox/wire.ts';
import type { TestCloud } from '../support/cloud.ts';

/** Writes one thing and throws unless it was acknowledged; `missing` tells which of the acknowledged are not there. */
export type Writer = {
  write(name: string): Promise<void>;
  missing(names: string[]): Promise<string[]>;
};

const ATTEMPT_MS = 5000;
const PDF = '%PDF-1.7\n';

async function call(cloud: TestCloud, path: string, init: RequestInit = {}): Promise<string> {
  const headers = new Headers(init.headers);
  headers.set('x-functions-key', cloud.functionKey);
  headers.set('x-authorization', `Bearer ${demoToken('Admin')}`);
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  const response = await fetch(`${cloud.apiUrl}/${path}`, { ...init, headers, signal });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return text;
}

/** Records, through the API into its store. */
export const records = (cloud: TestCloud): Writer => ({
  async write(name) {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name });
    await call(cloud, createAdjective.name, { method: 'POST', headers, body });
  },
  async missing(names) {
    const list = await call(cloud, listAdjectives.name);
    const { items } = listAdjectives.output.parse(JSON.parse(list));
    const there = new Set(items.map((item) => item.name));
    return names.filter((name) => !there.has(name));
  },
});

/** Files, through the API into Azurite; what is read back must be what was sent. */
export function files(cloud: TestCloud): Writer {
  const urls = new Map<string, string>();
  const isThere = async (name: string) => {
    const response = await fetch(urls.get(name) ?? '');
    return response.ok && (await response.text()) === PDF + name;
  };
  return {
    async write(name) {
      const form = new FormData();
      form.set('file', new File([PDF + name], `${name}.pdf`, { type: 'application/pdf' }));
      const path = `${uploadFile.name}?${new URLSearchParams({ filename: `${name}.pdf` })}`;
      // The answer is a JSON string that holds JSON (text 2 section 7).
      const answer: unknown = JSON.parse(await call(cloud, path, { method: 'POST', body: form }));
      const { url } = typeof answer === 'string' ? JSON.parse(answer) : answer;
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
