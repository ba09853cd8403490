import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addColleagues } from '../../../../tests/support/demo-staff.ts';
import { revise } from '../../store/documents.ts';
import type { Store } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord, listRecords, removeRecord } from '../catalogue/catalogue.ts';
import { readUnreadable } from '../unreadable/unreadable-records.ts';
import { createUserNames } from './names-of-users.ts';
import { removeUser } from './remove-user.ts';
import { setUserLanguage } from './user-history.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({});
  await addColleagues(opened.context, ['Ana', 'Ben']);
});
afterEach(() => opened.stop());

const savers = async (context = opened.context) =>
  Object.fromEntries(
    (await listRecords(context, adjectiveKind)).items.map((each) => [each.id, each.changedBy]),
  );
const readsOfUsers = async (run: () => Promise<unknown>) =>
  (await opened.store.callsOf(run)).filter((call) => call.startsWith('userSettings'));
const rename = (id: string, lastName: string, by: Store = opened.store) =>
  revise(recordsOf(by).userSettings, id, undefined, (doc) => ({ ...doc, lastName }));

describe('the names of those who saved records', () => {
  beforeEach(async () => {
    await addRecord(opened.context, adjectiveKind, 'calm', { name: 'calm' }, 'Ana');
    await addRecord(opened.context, adjectiveKind, 'dry', { name: 'dry' }, 'Ben');
    await addRecord(opened.context, adjectiveKind, 'soft', { name: 'soft' }, 'Ana');
    await addRecord(opened.context, adjectiveKind, 'warm', { name: 'warm' });
  });

  test('are those that they have now; nobody has none', async () => {
    await rename('Ana', 'Lima');
    expect(await savers()).toEqual({ calm: 'Ana Lima', dry: 'Ben', soft: 'Ana Lima', warm: '' });
  });

  test('are stored nowhere: a record has the id', async () => {
    await rename('Ana', 'Lima');
    const stored = await recordsOf(opened.store).adjectives.read('calm');
    expect(stored?.doc.changedBy).toBe('Ana');
  });

  test('cost one query for all rows, and none for half a minute', async () => {
    expect(await readsOfUsers(savers)).toEqual(['userSettings.page']);
    expect(await readsOfUsers(savers)).toEqual([]);
    opened.pass(0.6);
    expect(await readsOfUsers(savers)).toEqual(['userSettings.page']);
  });

  test('cost a point read where they are of one person, and nothing of nobody', async () => {
    await removeRecord(opened.context, adjectiveKind, 'dry', undefined);
    expect(await readsOfUsers(savers)).toEqual(['userSettings.read']);
    for (const id of ['calm', 'soft'])
      await removeRecord(opened.context, adjectiveKind, id, undefined);
    expect(await readsOfUsers(savers)).toEqual([]);
  });

  test('change at once where a user is changed, elsewhere within half a minute', async () => {
    await savers();
    await savers(opened.other);
    const { changedBy } = (await listRecords(opened.context, adjectiveKind)).items[0] ?? {};
    expect(changedBy).toBe('Ana');
    await setUserLanguage(opened.context, 'Ana', 'de');
    await rename('Ana', 'Lima', opened.database);
    expect((await savers()).calm).toBe('Ana Lima');
    expect((await savers(opened.other)).calm).toBe('Ana');
    opened.pass(0.6);
    expect((await savers(opened.other)).calm).toBe('Ana Lima');
  });

  test('are not kept when they were read while a user was being changed', async () => {
    const { userSettings } = recordsOf(opened.store);
    const names = createUserNames(() => new Date());
    const overtaken = {
      ...userSettings,
      async read(id: string) {
        const found = await userSettings.read(id);
        names.drop();
        return found;
      },
    };
    const read = async () => [...(await names.of(overtaken, ['Ana'])).values()];
    expect(await read()).toEqual(['Ana']);
    await rename('Ana', 'Lima');
    expect(await read()).toEqual(['Ana Lima']);
    await names.noting(overtaken.read('Ana').then((found) => found?.doc));
    await rename('Ana', 'Reyes');
    expect(await read()).toEqual(['Ana Reyes']);
  });

  test('are complete when the cache is emptied while some are read', async () => {
    const { userSettings } = recordsOf(opened.store);
    let time = 0;
    const names = createUserNames(() => new Date(time));
    const read = async (ids: string[], during = () => {}) => {
      const slow = {
        ...userSettings,
        async read(id: string) {
          during();
          return userSettings.read(id);
        },
      };
      return [...(await names.of(slow, ids)).values()];
    };
    await read(['Ana']);
    // A user was changed, or the half minute of the other name is over.
    expect(await read(['Ana', 'Ben'], () => names.drop())).toEqual(['Ana', 'Ben']);
    await read(['Ana']);
    expect(await read(['Ana', 'Ben'], () => (time += 31_000))).toEqual(['Ana', 'Ben']);
  });

  test('are "Former colleague" once the settings are gone', async () => {
    await removeUser(opened.context, 'Ana', undefined);
    expect(await savers()).toEqual({
      ...{ calm: 'Former colleague', dry: 'Ben' },
      ...{ soft: 'Former colleague', warm: '' },
    });
  });

  test('leave a record unreadable whose id is none', async () => {
    const { adjectives } = recordsOf(opened.store);
    await revise(adjectives, 'calm', undefined, (doc) => ({ ...doc, changedBy: 7 as never }));
    expect(await readUnreadable(opened.context, 'adjectives', 'calm')).toMatchObject({
      problems: [{ path: 'changedBy' }],
    });
  });
});
