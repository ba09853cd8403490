import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { logSignIn, recordLanguage } from './user-history.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

/** How long ago the newest sign-in of a person was, in full minutes, by a clock that has not moved. */
async function minutesSinceNewest() {
  const person = await recordsOf(opened.store).userLogPeople.read('ana');
  return Math.round((Date.now() - Date.parse(person?.doc.lastDate ?? '')) / 60_000);
}

test("a person's newest sign-in is the latest one, not the one that was stored last", async () => {
  opened.pass(-30);
  await logSignIn(opened.context, 'ana', 'aurum');
  expect(await minutesSinceNewest()).toBe(30);
  opened.pass(20);
  await logSignIn(opened.context, 'ana', 'aurum');
  expect(await minutesSinceNewest()).toBe(10);
  // A host whose clock is behind, or a request that took long.
  opened.pass(-10);
  await logSignIn(opened.context, 'ana', 'verdier');
  expect(await minutesSinceNewest()).toBe(10);
});

test('a token records one sign-in however often it is sent, with the date of the first time', async () => {
  await logSignIn(opened.context, 'ana', 'aurum', 'token-1');
  opened.pass(30);
  await logSignIn(opened.context, 'ana', 'aurum', 'token-1');
  const records = recordsOf(opened.store);
  expect(await records.userLogs.count([])).toBe(1);
  expect((await records.userLogPeople.read('ana'))?.doc.count).toBe(1);
  opened.pass(-30);
  expect(await minutesSinceNewest()).toBe(0);
});

test('of the languages that a person chooses within a minute, the last is kept', async () => {
  const records = recordsOf(opened.store);
  const languages = async () =>
    (await records.userLanguageHistory.page({ limit: 9 })).items.map(({ doc }) => doc.language);
  opened.pass(1 - (Date.now() % 60_000) / 60_000);
  for (const language of ['fr', 'de', 'es']) await recordLanguage(opened.context, 'ana', language);
  expect(await languages()).toEqual(['es']);
  opened.pass(1);
  await recordLanguage(opened.context, 'ana', 'fr');
  await recordLanguage(opened.context, 'ben', 'fr');
  expect((await languages()).sort()).toEqual(['es', 'fr', 'fr']);
});
