import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { addColleagues } from '../../../tests/support/demo-staff.ts';
import { dyingStore } from '../../../tests/support/dying-store.ts';
import { HOUSE } from '../../../tests/support/house.ts';
import { runRegular, runTimer } from '../../../tests/support/jobs.ts';
import {
  addSmallCatalogue,
  changeFragrances,
  recommendedFor,
} from '../../../tests/support/small-catalogue.ts';
import { readConfig } from '../config.ts';
import { adjectiveKind } from '../services/catalogue/adjectives.ts';
import { addRecord, listRecords, removeRecord } from '../services/catalogue/catalogue.ts';
import { fragranceKind } from '../services/catalogue/fragrances.ts';
import { pageChangeSets, storeChangeSet } from '../services/change-sets/change-sets.ts';
import { createContext } from '../services/context.ts';
import { beginSet } from '../services/published/published-set.ts';
import type { Doc } from '../store/store.ts';
import { publishJob } from './publish.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  await addSmallCatalogue(opened.context);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.stop();
});

type Head = Doc & { version: string; parts: Record<string, string> };
const head = () => opened.database.container<Head>('published').read('head');
async function loseHead(): Promise<void> {
  const stored = (await head()) ?? expect.fail('No head');
  await opened.database.container('published').remove('head', stored.etag);
}
/** What the timer of an instance does that has just started. */
const run = (by = opened.other) => {
  by.looks.clear();
  return runRegular(by, publishJob);
};

test('a rebuild that is killed before any of its writes leaves no state or the whole one', async () => {
  const whole = ((await head()) ?? expect.fail('No head')).doc;
  const config = readConfig({ ...HOUSE, SQLITE_FILE: 'none' });
  for (let n = 1; ; n += 1) {
    await loseHead();
    const killed = dyingStore(opened.database, n);
    const instance = createContext(config, killed.store, { now: opened.context.now });
    await run(instance).catch(() => undefined);
    const left = (await head())?.doc;
    if (left)
      expect([n, left.version, Object.keys(left.parts).sort()]).toEqual([
        n,
        whole.version,
        Object.keys(whole.parts).sort(),
      ]);
    opened.pass(3);
    await run();
    expect(await recommendedFor('quiet', opened.other)).toEqual(['sea 2', 'sun 0']);
    if (!killed.isDead()) {
      expect(n).toBeGreaterThan(5);
      return;
    }
  }
});

test('a save while the state is lost is refused, since it would look like the whole state', async () => {
  await loseHead();
  await expect(
    addRecord(opened.context, adjectiveKind, 'new', { name: 'new' }),
  ).rejects.toMatchObject({
    status: 503,
    issues: [{ code: 'CATALOGUE_NOT_READY' }],
  });
  await run();
  await addRecord(opened.context, adjectiveKind, 'new', { name: 'new' });
});

describe('a part of the state', () => {
  test.each([
    ['is gone', undefined],
    ['cannot be read', { rows: 'none' }],
  ])('that %s is made again from the records by an instance that starts', async (_, damaged) => {
    const parts = ((await head()) ?? expect.fail('No head')).doc.parts;
    const container = opened.database.container<Doc & { rows?: unknown }>('published');
    for (const id of Object.values(parts)) {
      const part = (await container.read(id)) ?? expect.fail('No part');
      await container.remove(id, part.etag);
      if (damaged) await container.create({ id, ...damaged });
    }
    expect(await run()).toMatchObject({ rebuiltParts: Object.keys(parts).length });
    const fresh = createContext(opened.context.config, opened.database, {});
    expect(await recommendedFor('quiet', fresh)).toEqual(['sea 2', 'sun 0']);
  });
});

test('a published question that cannot be read is left out of a state that is made again', async () => {
  const whole = ((await head()) ?? expect.fail('No head')).doc;
  const bad = { id: 'bad', publishState: 'Published', answers: [null], position: 9 };
  await opened.other.records.questions.create(bad as never);
  await loseHead();
  await run();
  expect((await head())?.doc.version).toBe(whole.version);
});

test('an inventory that is gone is made again', async () => {
  const container = opened.database.container<
    Doc & { rows: Record<string, { inventory: string }> }
  >('published');
  const parts = ((await head()) ?? expect.fail('No head')).doc.parts;
  const name = Object.keys(parts).find((each) => each.startsWith('provider')) ?? '';
  const rows = (await container.read(parts[name] ?? ''))?.doc.rows;
  const inventory = (await container.read(rows?.house?.inventory ?? '')) ?? expect.fail('None');
  await container.remove(inventory.doc.id, inventory.etag);
  expect(await run()).toMatchObject({ rebuiltParts: 1 });
  const fresh = createContext(opened.context.config, opened.database, {});
  expect(await recommendedFor('quiet', fresh)).toEqual(['sea 2', 'sun 0']);
});

test('the first two records of a new house can be saved at the same time', async () => {
  const fresh = openContext({});
  fresh.store.beforeCall('adjectives.page', () =>
    addRecord(fresh.other, adjectiveKind, 'calm', { name: 'calm' }),
  );
  await addRecord(fresh.context, adjectiveKind, 'warm', { name: 'warm' });
  expect(
    (await listRecords(fresh.other, adjectiveKind)).items.map(({ name }) => name).sort(),
  ).toEqual(['calm', 'warm']);
  await fresh.stop();
});

describe('the lock of a change set', () => {
  test('without a job is freed after a minute, and not before', async () => {
    await beginSet(opened.context, 'crashed');
    await run();
    expect((await head())?.doc).toMatchObject({ set: { id: 'crashed' } });
    opened.pass(1.1);
    await run();
    expect((await head())?.doc).not.toHaveProperty('set.id');
  });

  test('of a job that has failed without freeing it is freed', async () => {
    const items = [{ id: 'sea', name: 'sea', etag: '1', state: '' }];
    const set = { kind: 'fragrance' as const, fields: [], undoes: null, by: null, items };
    await storeChangeSet(opened.context, 'failed', set);
    await opened.context.records.jobs.create({
      ...{ id: 'failed', kind: 'changeSet', state: 'failed', due: null, began: 0, changed: 0 },
      ...{ token: '', tries: 15, input: {}, at: null, counts: {}, reason: '', left: [], by: '' },
    });
    opened.pass(1.1);
    await run();
    expect((await head())?.doc).not.toHaveProperty('set.id');
  });

  test('whose request crashed before its job was stored leads to the job, which writes the set', async () => {
    await addColleagues(opened.context, ['Ines']);
    opened.store.beforeWrite('jobs', 1, () => {
      throw new Error('The instance is gone');
    });
    const fields = { publishState: 'Draft' } as const;
    await expect(
      changeFragrances(opened.context, fields, ['sea'], { userId: 'Ines' }),
    ).rejects.toThrow('gone');
    const stateOfSet = async () =>
      (await pageChangeSets(opened.other, { limit: 1 })).items.map(({ state }) => state);
    await run();
    expect([await stateOfSet(), (await head())?.doc]).toMatchObject([['writing'], { set: {} }]);
    opened.pass(1.1);
    await run();
    await runTimer(opened.other);
    expect(await stateOfSet()).toEqual(['done']);
    expect((await head())?.doc).not.toHaveProperty('set.id');
    expect(await recommendedFor('quiet', opened.other)).toEqual(['sun 0']);
  });

  test('stays as long as its job may go on', async () => {
    await beginSet(opened.context, 'running');
    await opened.context.records.jobs.create({
      ...{ id: 'running', kind: 'changeSet', state: 'waiting', due: 9e15, began: 0, changed: 0 },
      ...{ token: '', tries: 1, input: {}, at: null, counts: {}, reason: '', left: [], by: '' },
    });
    opened.pass(60);
    await run();
    expect((await head())?.doc).toMatchObject({ set: { id: 'running' } });
  });
});

test('a provider whose inventory cannot be read does not keep crashed changes from quizzes', async () => {
  const { fragrances, providers } = opened.other.records;
  await providers.create({ id: 'bad', name: 'Bad', fragrances: 'none' } as never);
  opened.store.beforeWrite('published', 2, () => {
    throw new Error('The instance is gone');
  });
  const sea = (await fragrances.read('sea')) ?? expect.fail('No fragrance');
  await expect(removeRecord(opened.context, fragranceKind, 'sea', sea.etag)).rejects.toThrow();
  opened.pass(1);
  await run();
  expect((await head())?.doc).toMatchObject({ open: [] });
  expect((await providers.read('house'))?.doc.fragrances).toEqual([{ id: 'sun' }]);
});
