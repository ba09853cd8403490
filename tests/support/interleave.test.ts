import { afterEach, beforeEach, expect, test } from 'vitest';
import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import {
  addRecord,
  listRecords,
  removeRecord,
} from '../../api/src/services/catalogue/catalogue.ts';
import { readUser } from '../../api/src/services/users/find-users.ts';
import { recordsOf } from '../../api/src/store/typed-containers.ts';
import { type OpenedContext, openContext } from './context.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const BY = { changedBy: '', changedDate: '2026-03-01T10:00:00.000Z' };

test('runs another writer before the n-th write of a container, once', async () => {
  const { adjectives, files } = recordsOf(opened.store);
  const seen: boolean[] = [];
  opened.store.beforeWrite('adjectives', 2, async () => {
    seen.push((await listRecords(opened.other, adjectiveKind)).items.length === 1);
  });
  await files.create({ id: 'other', path: 'container' });
  for (const id of ['a', 'b', 'c']) {
    await adjectives.read(id);
    await adjectives.create({ id, name: id, ...BY });
  }
  expect(seen).toEqual([true]);
});

test('a hook that throws simulates a crash: nothing is written', async () => {
  const { adjectives } = recordsOf(opened.store);
  opened.store.beforeWrite('adjectives', 1, () => {
    throw new Error('Crash');
  });
  await expect(adjectives.create({ id: 'a', name: 'a', ...BY })).rejects.toThrow('Crash');
  expect((await listRecords(opened.other, adjectiveKind)).items).toEqual([]);
});

test('runs another writer before the next call of a kind, once', async () => {
  const { adjectives } = recordsOf(opened.store);
  opened.store.beforeCall('adjectives.page', () =>
    addRecord(opened.other, adjectiveKind, 'a', { name: 'a' }),
  );
  expect(await adjectives.read('a')).toBeUndefined();
  expect((await adjectives.page({ limit: 5 })).items).toHaveLength(1);
  await removeRecord(opened.other, adjectiveKind, 'a', undefined);
  expect((await adjectives.page({ limit: 5 })).items).toEqual([]);
});

test('counts the calls of some work, but not those of another host', async () => {
  const calls = await opened.store.callsOf(async () => {
    await readUser(opened.context, 'ana');
    await readUser(opened.other, 'ben');
  });
  expect(calls).toEqual(['userSettings.read']);
});

test('the documents that calls bring are counted, of pages and of single reads', async () => {
  const { adjectives } = recordsOf(opened.store);
  for (const id of ['a', 'b', 'c']) await adjectives.create({ id, name: id, ...BY });
  await adjectives.read('a');
  await adjectives.read('nobody');
  await adjectives.page({ limit: 2 });
  await adjectives.count([]);
  expect(opened.store.documents()).toBe(3);
});
