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
