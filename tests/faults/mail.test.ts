import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeServer, listen } from '../../scripts/local/listen.ts';
import { type Mails, openMails } from '../../scripts/local/mailbox/mails.ts';
import { mailboxServer } from '../../scripts/local/mailbox/server.ts';
import { openServices, type ServicesInTest } from '../support/services.ts';

let [folder, port] = ['', 0];
let mails: Mails;
let server: Server;
let opened: ServicesInTest;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vse-mail-'));
  mails = openMails(join(folder, 'mailbox.sqlite'));
  server = mailboxServer(mails);
  port = await listen(server, 0);
  opened = openServices({ mailbox: port });
});
afterEach(async () => {
  await opened.stop();
  await closeServer(server);
  mails.close();
  rmSync(folder, { recursive: true });
});

const control = (mode: string) =>
  fetch(`http://127.0.0.1:${port}/control`, { method: 'POST', body: JSON.stringify({ mode }) });

const fields = (person: string) => ({
  name: person,
  email: `${person}@example.com`,
  provider: 'provider',
  salesperson: 'jonah.adler@aurum.example',
});

const invite = (person: string) =>
  opened.services.invites.addWithFreshCode(`invite-${person}`, fields(person));

async function stateOf(id: string) {
  return (await opened.services.mails.statesOf([id])).get(id);
}

describe('a mail', () => {
  test('waits while the service is down for an hour, and is then delivered once', async () => {
    await control('down');
    const ids = await Promise.all(['ana', 'ben', 'cleo'].map(invite));
    for (let minute = 0; minute < 60; minute++) {
      opened.pass(1);
      await opened.services.mails.sendDue();
    }
    expect(mails.list()).toEqual([]);
    expect(await stateOf(ids[0] ?? '')).toMatchObject({
      state: 'queued',
      reason: 'The e-mail service answered 503.',
    });
    await control('ok');
    for (let minute = 0; minute < 120; minute++) {
      opened.pass(1);
      await opened.services.mails.sendDue();
    }
    expect(
      mails
        .list()
        .map(({ to }) => to[0])
        .sort(),
    ).toEqual(['ana', 'ben', 'cleo'].map((person) => `${person}@example.com`));
    for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: 'sent', reason: '' });
  });

  test('that the service throttles is tried again later', async () => {
    await control('throttle');
    const id = await invite('ana');
    expect(await stateOf(id)).toMatchObject({
      state: 'queued',
      reason: 'The e-mail service asks to wait.',
    });
    await control('ok');
    opened.pass(5);
    await opened.services.mails.sendDue();
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('that the service drops is failed, says why, and can be sent again', async () => {
    await control('fail');
    const id = await invite('ana');
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      reason: 'EmailDropped. The mailbox was told to fail.',
    });
    await control('ok');
    await opened.services.invites.resend(id, undefined);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  test('is sent once when several hosts look for due mails at the same time', async () => {
    await control('down');
    await invite('ana');
    await control('ok');
    opened.pass(5);
    await Promise.all(Array.from({ length: 5 }, () => opened.services.mails.sendDue()));
    expect(mails.list()).toHaveLength(1);
  });

  test('that nobody could send for a day is failed rather than forgotten', async () => {
    await control('down');
    const id = await invite('ana');
    for (let hour = 0; hour < 30; hour++) {
      opened.pass(60);
      await opened.services.mails.sendDue();
    }
    expect(await stateOf(id)).toMatchObject({
      state: 'failed',
      reason: 'The e-mail service answered 503.',
    });
  });
});

test('the service’s limits are kept: what goes over them waits for the next minute and hour', async () => {
  await opened.stop();
  opened = openServices({ mailbox: port }, { MAIL_PER_MINUTE: '2', MAIL_PER_HOUR: '5' });
  for (const person of 'abcdefg') await invite(person);
  expect(mails.list()).toHaveLength(2);
  opened.pass(2);
  await opened.services.mails.sendDue();
  expect(mails.list()).toHaveLength(4);
  for (let minute = 0; minute < 5; minute++) {
    opened.pass(2);
    await opened.services.mails.sendDue();
  }
  expect(mails.list()).toHaveLength(5);
  opened.pass(61);
  await opened.services.mails.sendDue();
  expect(mails.list()).toHaveLength(7);
});

describe('an invite', () => {
  test('expires after its days, says so to who holds the right code, and begins anew when sent again', async () => {
    const id = await invite('ana');
    const { invites, quizResults } = opened.services;
    const stored = async () => {
      const found = await invites.read(id);
      if (!found) throw new Error('The invite is missing');
      return found;
    };
    opened.pass(91 * 24 * 60);
    await expect(quizResults.redeem(await stored())).rejects.toMatchObject({
      status: 409,
      errors: ['Your invitation has expired. Please ask for a new one.'],
    });
    await invites.resend(id, undefined);
    await opened.services.questions.add('question', {
      questionText: 'Why?',
      type: 'Single Choice',
      publishState: 'Published',
      answers: [{ title: 'So', publishState: 'Published', heroImageUrl: '', adjectives: [] }],
    });
    const { id: result } = await quizResults.redeem(await stored());
    opened.pass(91 * 24 * 60);
    expect((await quizResults.redeem(await stored())).id).toBe(result);
  });
});
