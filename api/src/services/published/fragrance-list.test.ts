import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import {
  addFragrance,
  addSmallCatalogue,
  changeFragrances,
  fragranceWith,
} from '../../../../tests/support/small-catalogue.ts';
import { undoChangeSet } from '../../jobs/change-set.ts';
import { publishJob } from '../../jobs/publish.ts';
import { revise } from '../../store/documents.ts';
import { type Doc, StoreError } from '../../store/store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { listRecords, removeRecord, updateRecord } from '../catalogue/catalogue.ts';
import { fragranceKind, fragranceRow, pageOfRows } from '../catalogue/fragrances.ts';
import { providerKind } from '../catalogue/providers.ts';
import { plannedChanges } from '../change-sets/plan-changes.ts';
import { type Context, createContext } from '../context.ts';
import { spread } from './published-parts.ts';

type Rows = Doc & { rows: Record<string, unknown> };

let opened: OpenedContext;
let context: Context;
beforeEach(async () => {
  opened = openContext({});
  context = opened.context;
  await addSmallCatalogue(context);
  await runTimer();
});
afterEach(() => opened.stop());

/** What the timer of an instance does that has just started. */
const runTimer = () =>
  runRegular(createContext(opened.context.config, opened.database, {}), publishJob);

const WHOLE = { limit: MAX_ROWS_PAGE_SIZE };
const listed = async (by = opened.other): Promise<FragranceRow[]> =>
  (await pageOfRows(by, WHOLE)).items;
const names = async (by?: Context) => (await listed(by)).map(({ name }) => name);

/** The rows as the records make them. */
async function fromRecords(): Promise<FragranceRow[]> {
  const { items } = await listRecords(context, fragranceKind);
  const rows: FragranceRow[] = [];
  for (const { id } of items) rows.push(...(await fragranceRow(context, id)).items);
  return rows;
}

/** The document of the list that has the row of a record. */
async function documentWith(id: string): Promise<{ doc: Rows; etag: string }> {
  const { items } = await opened.database.container<Rows>('published').page({ limit: 500 });
  const isOfList = ({ doc }: { doc: Doc }) => doc.id.startsWith('listed-');
  return (
    items.filter(isOfList).find(({ doc }) => Object.hasOwn(doc.rows, id)) ??
    expect.fail(`${id} is in no document`)
  );
}

const DRAFT = { publishState: 'Draft' } as const;
const put = (id: string, fields: Parameters<typeof fragranceWith>[2] = {}) =>
  updateRecord(context, fragranceKind, id, undefined, fragranceWith(id, { calm: 1 }, fields));

describe('an acknowledged change is in the list, also on another instance that has just read it', () => {
  test.each<[what: string, change: () => Promise<unknown>, expected: unknown]>([
    [
      'a new draft',
      () => addFragrance(context, 'fog', {}, DRAFT),
      [{ name: 'fog', ...DRAFT }, { name: 'sea' }, { name: 'sun' }],
    ],
    [
      'another name',
      () => put('sea', { name: 'Zest', isOdorNeutralizer: true, colors: ['#123456'] }),
      [{ name: 'sun' }, { name: 'Zest', isOdorNeutralizer: true, colors: ['#123456'] }],
    ],
    ['a deletion', () => removeRecord(context, fragranceKind, 'sea', undefined), [{ name: 'sun' }]],
    [
      'a deleted adjective',
      () => removeRecord(context, adjectiveKind, 'calm', undefined),
      [{ adjectives: [{ id: 'bright' }] }, { name: 'sun' }],
    ],
    [
      'an inventory',
      () =>
        updateRecord(context, providerKind, 'house', undefined, {
          ...{ name: 'House', showLogoOnPdf: false },
          fragrances: [{ id: 'sun' }],
        }),
      [{ inventories: { stocked: 0, all: 1 } }, { inventories: { stocked: 1, all: 1 } }],
    ],
    [
      'a change set',
      () => changeFragrances(context, { ...DRAFT, family: 'Woody' }, ['sea', 'sun']),
      [
        { name: 'sea', family: 'Woody', ...DRAFT },
        { name: 'sun', family: 'Woody', ...DRAFT },
      ],
    ],
    [
      'a change set that was undone',
      async () => {
        const { id } = await changeFragrances(context, DRAFT, ['sea', 'sun']);
        await undoChangeSet(opened.context, 'undo', id, { userId: null });
      },
      [{ publishState: 'Published' }, { publishState: 'Published' }],
    ],
  ])('%s', async (_, change, expected) => {
    expect(await names()).toEqual(['sea', 'sun']);
    await change();
    const rows = await listed();
    expect(rows).toMatchObject(expected as object[]);
    expect(rows).toHaveLength((expected as object[]).length);
    expect(rows).toEqual(await fromRecords());
  });
});

test('the rows of an unchanged catalogue are in memory: three reads find that nothing has changed', async () => {
  await listed(context);
  expect(await opened.store.callsOf(() => listed(context))).toEqual([
    'published.read',
    'published.read',
    'published.read',
  ]);
});

describe('a save that changes its row while another writer does', () => {
  const saveOther = (id: string, name: string) =>
    updateRecord(opened.other, fragranceKind, id, undefined, fragranceWith(id, {}, { name }));

  test('leaves the row of the other record, which is in the same document', async () => {
    const isBeside = (id: string) => spread(id, 128) === spread('sea', 128);
    const beside = Array.from({ length: 5000 }, (_, at) => `f${at}`).find(isBeside) ?? '';
    await addFragrance(context, beside, {});
    // After the save has read the document, before it reads its record.
    opened.store.beforeWrite('fragrances', 1, () =>
      opened.store.beforeCall('fragrances.read', () => saveOther(beside, 'Other')),
    );
    await put('sea', { name: 'First' });
    expect(await names()).toEqual(['First', 'Other', 'sun']);
  });

  test('leaves the newer row of its own record', async () => {
    // The first document that a save writes is the head, which announces it; the second one has the row.
    opened.store.beforeWrite('published', 2, () => saveOther('sea', 'Newer'));
    await put('sea', { name: 'First' });
    expect(await names()).toEqual(['Newer', 'sun']);
  });
});

test('a save whose request crashed before its row was written is in the list after the timer', async () => {
  opened.store.beforeWrite('published', 2, () => {
    throw new StoreError('unavailable', 'The instance has crashed');
  });
  await put('sea', { name: 'Zest' }).catch(() => undefined);
  expect(await names()).toEqual(['sea', 'sun']);
  opened.pass(1);
  opened.context.looks.clear();
  await runRegular(opened.context, publishJob);
  expect(await names()).toEqual(['sun', 'Zest']);
});

describe('a record that cannot be read', () => {
  const keep = async (family: string, more: object = {}) => {
    await revise(recordsOf(opened.database).fragrances, 'sea', undefined, (doc) => ({
      ...doc,
      ...more,
      family: family as 'Woody',
    }));
  };
  const leftOut = async (page?: string) =>
    (await pageOfRows(opened.other, { ...WHOLE, page })).unreadableRecords;

  test('is named, and listed again once it was corrected in the database', async () => {
    await keep('Woody', { adjectives: 7 });
    await relist();
    expect(await names()).toEqual(['sun']);
    expect(await leftOut()).toMatchObject([{ kind: 'fragrances', id: 'sea' }]);
    await keep('Woody', { adjectives: [] });
    expect(await listed()).toMatchObject([{ name: 'sea', family: 'Woody' }, { name: 'sun' }]);
    expect(await leftOut()).toEqual([]);
  });

  test('counts on the first page only', async () => {
    await keep('Woody', { adjectives: 7 });
    await relist();
    const { nextPage } = await pageOfRows(opened.other, { limit: 1 });
    expect(nextPage).toBeUndefined();
    await addFragrance(context, 'zoo', {});
    const first = await pageOfRows(opened.other, { limit: 1 });
    expect(first.unreadableRecords).toHaveLength(1);
    expect(await leftOut(first.nextPage)).toEqual([]);
  });

  test('with a value that its row has too is taken from the record', async () => {
    await keep('Musky');
    await relist();
    expect(await listed()).toMatchObject([{ name: 'sea', family: 'Musky' }, { name: 'sun' }]);
    await keep('Floral');
    expect(await listed()).toMatchObject([{ name: 'sea', family: 'Floral' }, { name: 'sun' }]);
  });
});

describe('pages of rows', () => {
  const page = (limit: number, token?: string) => pageOfRows(opened.other, { limit, page: token });

  test.each(['from the list', 'from the records'])('have each row once, %s', async (source) => {
    for (const id of ['Étoile', 'zoo', 'Ambra', 'sea'])
      await addFragrance(context, id, {}, { sku: `${id} 2` });
    if (source === 'from the records') await withoutList();
    const found: string[] = [];
    let token: string | undefined;
    do {
      const { items, nextPage } = await page(2, token);
      expect(items.length).toBeLessThanOrEqual(2);
      found.push(...items.map(({ name }) => name));
      token = nextPage;
    } while (token);
    expect(found).toEqual(['Ambra', 'Étoile', 'sea', 'sun', 'zoo']);
  });

  test('after what is no token of the list are refused', async () => {
    for (const page of ['%%', 'zzzz', ''])
      await expect(pageOfRows(opened.other, { page })).rejects.toMatchObject({ status: 400 });
  });

  test('without a limit are one, as tabs of the version before this one ask for them', async () => {
    const { items, nextPage } = await pageOfRows(opened.other, {});
    expect([items.map(({ name }) => name), nextPage]).toEqual([['sea', 'sun'], undefined]);
  });

  test('go on after the last row also when it was deleted in between', async () => {
    await addFragrance(context, 'zoo', {});
    const { nextPage } = await page(1);
    await removeRecord(context, fragranceKind, 'sea', undefined);
    expect((await page(9, nextPage)).items.map(({ name }) => name)).toEqual(['sun', 'zoo']);
  });
});

describe('the date by which a row was seen', () => {
  const seen = async () => (await listed())[0]?.etag ?? '';
  const setWith = (etag: string) =>
    plannedChanges(opened.context, {
      fragrances: [{ fields: DRAFT, records: [{ id: 'sea', etag }] }],
      providers: [],
    });

  test('lets a change set and a deletion through', async () => {
    const { items } = await setWith(await seen());
    const stored = await recordsOf(opened.database).fragrances.read('sea');
    expect(items).toMatchObject([{ id: 'sea', etag: stored?.etag }]);
    await removeRecord(context, fragranceKind, 'sea', await seen());
    expect(await names()).toEqual(['sun']);
  });

  test('does so after the record was written again as it was, as by an upgrade', async () => {
    const before = await seen();
    await revise(recordsOf(opened.database).fragrances, 'sea', undefined, (doc) => ({ ...doc }));
    expect((await setWith(before)).items).toHaveLength(1);
  });

  test('refuses both once somebody has saved the record', async () => {
    const before = await seen();
    await put('sea');
    await expect(setWith(before)).rejects.toMatchObject({
      issues: [{ code: 'CHANGED_MEANWHILE', field: 'sea' }],
    });
    await expect(removeRecord(context, fragranceKind, 'sea', before)).rejects.toMatchObject({
      kind: 'stale',
    });
    expect(await names()).toEqual(['sea', 'sun']);
  });
});

describe('the timer makes the list again', () => {
  test('that an earlier version of the app has not kept, and rows come from the records until then', async () => {
    await withoutList();
    await revise(recordsOf(opened.database).fragrances, 'sea', undefined, (doc) => ({
      ...doc,
      name: 'Saved by the earlier version',
    }));
    expect(await names()).toEqual(['Saved by the earlier version', 'sun']);
    expect(await runTimer()).toMatchObject({ listed: expect.any(Number) });
    expect(await opened.store.callsOf(() => listed(context))).not.toContain('fragrances.page');
    expect(await listed()).toEqual(await fromRecords());
  });

  test('without rows of records that a restore did not bring back', async () => {
    const { fragrances, publishedHead } = recordsOf(opened.database);
    for (const container of [fragrances, publishedHead] as const) {
      const id = container === fragrances ? 'sea' : 'head';
      const stored = (await container.read(id)) ?? expect.fail(`No ${id}`);
      await container.remove(id, stored.etag);
    }
    await runTimer();
    expect(await names()).toEqual(['sun']);
    expect(await names(context)).toEqual(['sun']);
  });

  test.each([
    ['is gone', undefined],
    ['cannot be read', { rows: 'none' }],
  ])('when one of its documents %s', async (_, damaged) => {
    const { doc, etag } = await documentWith('sea');
    const container = opened.database.container<Doc & { rows?: unknown }>('published');
    await container.remove(doc.id, etag);
    if (damaged) await container.create({ id: doc.id, ...damaged });
    await runTimer();
    expect(await names()).toEqual(['sea', 'sun']);
  });

  test('and leaves one alone that has all rows', async () => {
    expect(await runTimer()).toEqual({});
  });
});

/** The state as an earlier version of the app has left it. */
const withoutList = () =>
  revise(
    recordsOf(opened.database).publishedHead,
    'head',
    undefined,
    ({ listForm: _, ...head }) => head,
  );

/** Has the timer take all rows from the records. */
async function relist(): Promise<void> {
  await withoutList();
  await runTimer();
}
