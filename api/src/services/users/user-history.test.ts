import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import { recordsOf } from '../../store/typed-containers.ts';

let opened: ServicesInTest;
beforeEach(() => {
  opened = openServices({});
});
afterEach(() => opened.stop());

/** How long ago the newest sign-in of a person was, in full minutes, by a clock that has not moved. */
async function minutesSinceNewest() {
  const person = await recordsOf(opened.store).userLogPeople.read('ana');
  return Math.round((Date.now() - Date.parse(person?.doc.lastDate ?? '')) / 60_000);
}

test("a person's newest sign-in is the latest one, not the one that was stored last", async () => {
  const { userLogs } = opened.services;
  opened.pass(-30);
  await userLogs.add('ana', 'aurum');
  expect(await minutesSinceNewest()).toBe(30);
  opened.pass(20);
  await userLogs.add('ana', 'aurum');
  expect(await minutesSinceNewest()).toBe(10);
  // A host whose clock is behind, or a request that took long.
  opened.pass(-10);
  await userLogs.add('ana', 'verdier');
  expect(await minutesSinceNewest()).toBe(10);
});

test('a token records one sign-in however often it is sent, with the date of the first time', async () => {
  const { userLogs } = opened.services;
  await userLogs.add('ana', 'aurum', 'token-1');
  opened.pass(30);
  await userLogs.add('ana', 'aurum', 'token-1');
  const records = recordsOf(opened.store);
  expect(await records.userLogs.count([])).toBe(1);
  expect((await records.userLogPeople.read('ana'))?.doc.count).toBe(1);
  opened.pass(-30);
  expect(await minutesSinceNewest()).toBe(0);
});

test('of the languages that a person chooses within a minute, the last is kept', async () => {
  const { users } = opened.services;
  const records = recordsOf(opened.store);
  const languages = async () =>
    (await records.userLanguageHistory.page({ limit: 9 })).items.map(({ doc }) => doc.language);
  opened.pass(1 - (Date.now() % 60_000) / 60_000);
  for (const language of ['fr', 'de', 'es']) await users.recordLanguage('ana', language);
  expect(await languages()).toEqual(['es']);
  opened.pass(1);
  await users.recordLanguage('ana', 'fr');
  await users.recordLanguage('ben', 'fr');
  expect((await languages()).sort()).toEqual(['es', 'fr', 'fr']);
});
