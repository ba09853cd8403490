import { expect, it } from 'vitest';
import { type Anything, describeStores } from '../../../tests/support/store-suites.ts';
import type { Upgrades } from './upgrades.ts';
import { versioned } from './versioned.ts';

const UPGRADES: Upgrades = {
  userLogs: [(doc) => ({ language: 'en', ...doc })],
};
const OLD = { userId: 'ana', provider: null, date: '2026-03-01T10:00:00.000Z' };

describeStores('Documents of every version', ({ container, store, plant }) => {
  const records = () => versioned(store(), UPGRADES).container<Anything>('userLogs');

  it('reads an older document in the newest version, alone and in a list', async () => {
    await plant('userLogs', { id: 'old', ...OLD });
    const newest = { id: 'old', ...OLD, language: 'en' };
    expect((await records().read('old'))?.doc).toEqual(newest);
    const { items } = await records().page({ limit: 50 });
    expect(items.map(({ doc }) => doc)).toContainEqual(newest);
  });

  it('writes the newest version, whose number stays in the database', async () => {
    const doc = { ...OLD, language: 'de' };
    const created = await records().create({ id: 'new', ...doc });
    expect(created.doc).toEqual({ id: 'new', ...doc });
    const stored = async (id: string) => (await container('userLogs').read(id))?.doc;
    expect(await stored('new')).toEqual({ id: 'new', ...doc, schema: 2 });

    await plant('userLogs', { id: 'replaced', ...OLD });
    const old = (await records().read('replaced')) ?? expect.fail('The document is missing');
    await records().replace({ ...old.doc, userId: 'ben' }, old.etag);
    expect(await stored('replaced')).toEqual({
      id: 'replaced',
      ...OLD,
      userId: 'ben',
      language: 'en',
      schema: 2,
    });
  });

  it('reads null for a declared field that no upgrade sets', async () => {
    await plant('userLogs', { id: 'short', userId: 'ana' });
    expect((await records().read('short'))?.doc).toEqual({
      id: 'short',
      userId: 'ana',
      language: 'en',
      date: null,
      provider: null,
    });
  });

  it('reads a document of a newer version unchanged', async () => {
    const newer = { id: 'newer', ...OLD, script: 'Latn' };
    await plant('userLogs', { ...newer, schema: 99 });
    expect((await records().read('newer'))?.doc).toEqual(newer);
  });
});
