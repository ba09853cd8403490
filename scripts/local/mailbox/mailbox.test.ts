import type { Server } from 'node:http';
import { EmailClient } from '@azure/communication-email';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeServer, listen } from '../listen.ts';
import { type Mails, openMails } from './mails.ts';
import { mailboxServer } from './server.ts';
import { emailConnectionString } from './wire.ts';

let server: Server;
let mails: Mails;
let url: string;
let client: EmailClient;

beforeEach(async () => {
  mails = openMails(':memory:');
  server = mailboxServer(mails);
  const port = await listen(server, 0);
  url = `http://127.0.0.1:${port}`;
  const options = { allowInsecureConnection: true, retryOptions: { maxRetries: 0 } };
  client = new EmailClient(emailConnectionString(port), options);
});

afterEach(async () => {
  await closeServer(server);
  mails.close();
});

const message = {
  senderAddress: 'vse@aurum.example',
  content: {
    subject: 'Your <invite>',
    plainText: 'Open http://localhost:4280/invite#email=a&code=b.',
    html: '<script>alert(1)</script>',
  },
  recipients: { to: [{ address: 'Guest@example.com' }] },
};

const send = async () => (await client.beginSend(message)).pollUntilDone();
const control = (mode: string, more: object = {}) =>
  fetch(`${url}/control`, { method: 'POST', body: JSON.stringify({ mode, ...more }) });

test('the real EmailClient sends a mail and sees that it succeeded', async () => {
  const { id, status } = await send();
  expect(status).toBe('Succeeded');
  const list = await (await fetch(`${url}/mailbox.json?to=guest@EXAMPLE.com`)).json();
  expect(list).toMatchObject({
    mails: [{ id, subject: 'Your <invite>', to: ['Guest@example.com'] }],
  });
});

test('the page shows a mail with its links, and escapes its markup', async () => {
  await send();
  const page = await (await fetch(url)).text();
  expect(page).toContain('Your &#60;invite&#62;');
  expect(page).toContain('<a href="http://localhost:4280/invite#email=a&#38;code=b">');
  expect(page).not.toContain('<script>');
});

test('the page shows when a mail arrived, and serves the icon that it links to', async () => {
  await send();
  const [mail] = mails.list();
  const page = await (await fetch(url)).text();
  expect(page).toMatch(/>[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M<\/time>/);
  expect(page).not.toContain(`>${mail?.receivedAt}<`);
  const [, icon = ''] = /rel="icon" href="([^"]+)"/.exec(page) ?? [];
  expect((await fetch(new URL(icon, url))).headers.get('content-type')).toBe('image/svg+xml');
});

test('a mailbox that is configured to fail reports so to the client', async () => {
  await control('down');
  await expect(send()).rejects.toMatchObject({ statusCode: 503 });
  await control('throttle');
  await expect(send()).rejects.toMatchObject({ statusCode: 429 });
  expect(mails.list()).toEqual([]);
  await control('fail');
  await expect(send()).rejects.toThrow('The mailbox was told to fail.');
  await control('ok');
  expect((await send()).status).toBe('Succeeded');
});

test.each([
  ['canceled', 'Operation was canceled'],
  ['bare-fail', 'The long-running operation has failed'],
  ['missing', 'Unknown operation'],
  ['throttle', 'Too many calls'],
])(
  'a mailbox whose status calls are set to %s accepts a mail and then reports so',
  async (status, message) => {
    await control('ok', { status });
    await expect(send()).rejects.toThrow(message);
    expect(mails.list()).toHaveLength(1);
  },
);

test('a mailbox that is slow answers Running until the mail is through', async () => {
  await control('ok', { runningSeconds: 1 });
  const poller = await client.beginSend(message);
  expect(poller.getOperationState().status).toBe('running');
  expect(await poller.pollUntilDone()).toMatchObject({ status: 'Succeeded' });
});

test("@azure/communication-email 1.1.0 takes a proxy's page for a mail that was sent, and asks at once for the status of every other", async () => {
  await control('page');
  expect((await client.beginSend(message)).isDone()).toBe(true);
  expect(mails.list()).toEqual([]);
  await control('ok');
  await client.beginSend(message);
  expect(await (await fetch(`${url}/mailbox.json`)).json()).toMatchObject({
    asked: { times: 1, refused: 0 },
  });
});

test('a mailbox that keeps limits refuses further mails and status calls, and counts the refused ones too', async () => {
  const limit = (perMinute: number) => ({ perMinute, perHour: 9 });
  await control('ok', { limits: { mails: limit(2), statusCalls: limit(1) } });
  await client.beginSend(message);
  await expect(client.beginSend(message)).rejects.toMatchObject({ statusCode: 429 });
  expect(mails.list()).toHaveLength(2);
  await expect(client.beginSend(message)).rejects.toMatchObject({ statusCode: 429 });
  expect(mails.list()).toHaveLength(2);
});

test('a wrong access key is refused', async () => {
  const wrong = emailConnectionString(1)
    .replace(/^[^;]+/, `endpoint=${url}/`)
    .replace('accesskey=', 'accesskey=AAAA');
  const other = new EmailClient(wrong, { allowInsecureConnection: true });
  await expect(other.beginSend(message)).rejects.toMatchObject({ statusCode: 401 });
});

test('a mail without a recipient is refused, and clearing empties the mailbox', async () => {
  await expect(client.beginSend({ ...message, recipients: { to: [] } })).rejects.toMatchObject({
    statusCode: 400,
  });
  await send();
  await fetch(`${url}/mailbox.json`, { method: 'DELETE' });
  expect(mails.list()).toEqual([]);
});

test('the page shows 25 mails, and links to older ones', async () => {
  for (let number = 1; number <= 60; number++)
    mails.add({ ...message, content: { subject: `Mail ${number}.` } }, 'Succeeded', undefined);
  const subjects = async (query: string) => {
    const page = await (await fetch(`${url}/${query}`)).text();
    return [...page.matchAll(/<h2>Mail (\d+)\.<\/h2>/g)].map(([, number]) => Number(number));
  };
  const first = await (await fetch(url)).text();
  expect(first).toContain('<title>Mailbox (60)</title>');
  expect(first).toContain('href="/?page=2"');
  expect((await subjects('')).at(0)).toBe(60);
  expect(await subjects('')).toHaveLength(25);
  expect((await subjects('?page=2')).at(0)).toBe(35);
  expect(await subjects('?page=3')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  for (const odd of ['?page=99', '?page=-1', '?page=x', '?page=1e9'])
    expect((await subjects(odd)).length).toBeGreaterThan(0);
});

test.each<[string, Record<string, string>]>([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of a page without an origin', { origin: 'null' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
])('a control request by a page %s changes nothing', async (_, headers) => {
  const body = JSON.stringify({ mode: 'down' });
  expect((await fetch(`${url}/control`, { method: 'POST', headers, body })).status).toBe(403);
  expect((await send()).status).toBe('Succeeded');
});
