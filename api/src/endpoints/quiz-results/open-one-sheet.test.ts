import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { DEMO, staffDoc } from '../../../../tests/support/demo-staff.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { openOneSheetEndpoint } from './open-one-sheet.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  const { quizResults, userSettings } = recordsOf(opened.store);
  await quizResults.create(
    resultDoc('result', '2026-05-11T10:00:00.000Z', {
      isQuizCompleted: true,
      recommendedFragrances: ['sea', 'sun', 'moon'].map((id) => ({
        ...{ id, name: id, sku: id, label: 'GOOD MATCH' as const, score: 1 },
        ...{ version: id, reasons: [] },
      })),
    }),
  );
  for (const [id, role, email] of [
    ['ines', 'Admin', 'ines.calder@aurum.example'],
    ['mara', 'Manager', 'mara.lindqvist@aurum.example'],
    ['jonah', 'Salesperson', 'jonah.adler@aurum.example'],
  ] as const)
    await userSettings.create(staffDoc({ id, email, role, provider: 'aurum' }));
});
afterEach(() => opened.stop());

const open = async (fragrance: string, token?: string, id = 'result') => {
  const { status, body } = await ask(
    openOneSheetEndpoint,
    opened.context,
    { id, fragrance },
    token,
  );
  return [status, body.isNoted];
};
const stored = async () =>
  (await recordsOf(opened.store).quizResults.read('result'))?.doc.openedSheets;

test('a sheet is noted once, by its place in the result', async () => {
  expect(await open('moon')).toEqual([200, true]);
  expect(await open('sea')).toEqual([200, true]);
  const calls = await opened.store.callsOf(() => open('moon'));
  expect(calls).toEqual(['quizResults.read']);
  expect(await stored()).toEqual([0, 2]);
});

test('two readers at the same time are both noted', async () => {
  await Promise.all(['sea', 'sun', 'moon'].map((fragrance) => open(fragrance)));
  expect(await stored()).toEqual([0, 1, 2]);
});

test('a fragrance that was not recommended is not noted, and a result that is gone is unknown', async () => {
  expect(await open('other')).toEqual([200, false]);
  expect(await stored()).toBeUndefined();
  expect((await open('sea', undefined, 'gone'))[0]).toBe(404);
});

test.each(['Admin', 'Manager', 'Salesperson'] as const)('a %s is left out', async (kind) => {
  expect(await open('sea', demoToken(kind))).toEqual([200, false]);
  expect(await stored()).toBeUndefined();
});

test('beyond the limit of a minute nothing is read and nothing noted', async () => {
  for (let time = 0; time < 30; time++) await open('sea');
  const calls = await opened.store.callsOf(async () => {
    expect(await open('sun')).toEqual([200, false]);
  });
  expect(calls).toEqual([]);
  expect(await stored()).toEqual([0]);
});
