import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import type { FormerStateDoc } from '../../store/document-types.ts';
import { mapInChunks } from '../../store/map-in-chunks.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { pruneHistory } from './prune-history.ts';

const DATE = '2026-01-05T09:00:00.000Z';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const states = () => recordsOf(opened.store).formerStates;
const inDays = (days: number) =>
  new Date(opened.context.now().getTime() + days * DAY_MS).toISOString();
const keep = (id: string, record: string, { date = DATE, days = -1 } = {}) => {
  const state = { id: 'sea', changedBy: '' } as FormerStateDoc['state'];
  return states().create({ id, record, date, replacedDate: date, keepUntil: inDays(days), state });
};
const isKept = async (id: string) => (await states().read(id)) !== undefined;

test('A part of a change set is removed when its time is over, although it is among the last of its set', async () => {
  await keep('part', 'change set one');
  await keep('young', 'change set one', { days: 1 });
  expect(await pruneHistory(opened.context)).toBe(1);
  expect([await isKept('part'), await isKept('young')]).toEqual([false, true]);
});

test('A state that cannot be read is logged, put off, and stops no other', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await keep('bad', null as never);
  await keep('part', 'change set one');
  expect(await pruneHistory(opened.context)).toBe(1);
  expect([await isKept('bad'), await isKept('part')]).toEqual([true, false]);
  expect(error.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'unreadable', kind: 'history', id: 'bad' },
  ]);
  error.mockRestore();
  expect(await pruneHistory(opened.context)).toBe(0);
});

test('The last 100 states of a record stay when their time is over, and are looked at again in 30 days', async () => {
  await mapInChunks([...Array(101).keys()], (at) =>
    keep(`${at}`, 'fragrance sea', { date: inDays(at - 400) }),
  );
  await keep('other', 'fragrance sun');
  expect(await pruneHistory(opened.context)).toBe(1);
  expect([await isKept('0'), await isKept('1'), await isKept('other')]).toEqual([
    false,
    true,
    true,
  ]);
  const until = Date.parse((await states().read('1'))?.doc.keepUntil ?? '');
  expect(Math.round((until - opened.context.now().getTime()) / DAY_MS)).toBe(30);
  expect(await pruneHistory(opened.context)).toBe(0);
});
