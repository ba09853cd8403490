import { randomUUID } from 'node:crypto';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import {
  createAdjective,
  deleteAdjective,
  listAdjectives,
  updateAdjective,
} from '@vse/domain/records/adjectives';
import { createChangeSet } from '@vse/domain/records/change-sets';
import {
  createFragrance,
  deleteFragrance,
  listFragrances,
  updateFragrance,
} from '@vse/domain/records/fragrances';
import {
  createProvider,
  deleteProvider,
  listProviders,
  updateProvider,
} from '@vse/domain/records/providers';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  sortQuestions,
  updateQuestion,
} from '@vse/domain/records/questions';
import { getSession } from '@vse/domain/records/users';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import { describe, expect, test } from 'vitest';
import { fragrances } from '../../scripts/seed/catalogue/fragrances.ts';
import {
  ADMIN,
  call,
  listWhole,
  MANAGER,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { freshFragrance, unique } from '../support/fresh.ts';

describe.each([
  {
    kind: 'adjective',
    contracts: [createAdjective, listAdjectives, updateAdjective, deleteAdjective],
    fields: async () => ({ name: unique('adjective') }),
    changed: () => ({ name: 'renamed' }),
  },
  {
    kind: 'fragrance',
    contracts: [createFragrance, listFragrances, updateFragrance, deleteFragrance],
    fields: async () => freshFragrance(),
    changed: () => ({ name: 'Renamed', colors: ['#333', '#F8B133'] }),
  },
  {
    kind: 'provider',
    contracts: [createProvider, listProviders, updateProvider, deleteProvider],
    fields: async () => ({
      name: unique('Provider'),
      fragrances: (await providerNamed('Maison Verdier')).fragrances.slice(0, 2),
    }),
    changed: () => ({ name: unique('Renamed'), showLogoOnPdf: true }),
  },
  {
    kind: 'question',
    contracts: [createQuestion, listQuestions, updateQuestion, deleteQuestion],
    fields: async () => ({
      questionText: unique('Why?'),
      type: 'Single Choice',
      publishState: 'Draft',
    }),
    changed: () => ({ questionText: 'Why not?' }),
  },
] as const)('a $kind', ({ contracts: [create, list, update, remove], fields, changed }) => {
  type Item = { id: string; etag: string; changedDate: string };
  const items = async () => ((await send(list, {}, ADMIN)).body as { items: Item[] }).items;
  const found = async (id: string) => (await items()).find((item) => item.id === id);
  const created = async (extra = {}) => {
    const given = { ...(await fields()), ...extra };
    const { status, body } = await send(create, given, MANAGER);
    expect(status).toBe(200);
    return { given, id: (body as { id: string }).id };
  };

  test('is created, listed, changed and deleted', async () => {
    const { given, id } = await created();
    const before = await found(id);
    expect(before).toMatchObject(given);
    const change = changed();
    const edit = { ...given, ...change, id, etag: before?.etag };
    const saved = await send(update, edit, MANAGER);
    expect(saved.status).toBe(200);
    expect(await found(id)).toMatchObject({ ...change, ...Object(saved.body) });
    // With the ETag of the save, the next one needs no list.
    const again = { ...edit, ...Object(saved.body) };
    expect((await send(update, again, MANAGER)).status).toBe(200);
    expect((await send(remove, { id }, ADMIN)).status).toBe(200);
    expect(await found(id)).toBeUndefined();
    expect((await send(remove, { id }, ADMIN)).status).toBe(404);
    expect((await send(update, { ...given, id }, ADMIN)).status).toBe(404);
  });

  test('shows the name of its last editor and the date', async () => {
    const { given, id } = await created();
    const name = async (by: typeof ADMIN) => (await call(getSession, {}, by)).name;
    const before = await found(id);
    expect(before).toMatchObject({ changedBy: await name(MANAGER) });
    const forged = { changedBy: 'Somebody', changedDate: '2020-01-01T00:00:00.000Z' };
    await send(update, { ...given, ...forged, id }, ADMIN);
    const after = await found(id);
    expect(after).toMatchObject({ changedBy: await name(ADMIN) });
    expect(Date.parse(after?.changedDate ?? '')).toBeGreaterThan(
      Date.parse(before?.changedDate ?? ''),
    );
    await send(remove, { id }, ADMIN);
  });

  test('is not overwritten by an edit that began before another one ended', async () => {
    const { given, id } = await created();
    const etag = (await found(id))?.etag;
    const change = changed();
    await send(update, { ...given, ...change, id, etag }, ADMIN);
    const stale = await send(update, { ...given, id, etag }, MANAGER);
    expect(stale.status).toBe(412);
    expect(stale.problem.errors[0]).toMatch(/reload/);
    expect((await send(remove, { id, etag }, MANAGER)).status).toBe(412);
    expect(await found(id)).toMatchObject(change);
    await send(remove, { id }, ADMIN);
  });

  test('is created once when the request is retried', async () => {
    const requestId = crypto.randomUUID();
    const { given, id } = await created({ requestId });
    const again = await send(create, { ...given, requestId }, MANAGER);
    expect(again.body).toEqual({ id });
    expect((await items()).filter((item) => item.id === id)).toHaveLength(1);
    await send(remove, { id }, ADMIN);
  });

  test('is a new record if the content differs, even under the same request id', async () => {
    const requestId = crypto.randomUUID();
    const ids = new Set<string>();
    for (const given of [await fields(), await fields()]) {
      const { body } = await send(create, { ...given, requestId }, MANAGER);
      const { id } = body as { id: string };
      ids.add(id);
      expect(await found(id)).toMatchObject(given);
    }
    expect(ids.size).toBe(2);
    for (const id of ids) await send(remove, { id }, ADMIN);
  });

  test('can be read by a Salesperson and written by Managers and Admins only', async () => {
    expect((await send(list, {}, SALESPERSON)).status).toBe(200);
    expect((await send(create, await fields(), SALESPERSON)).status).toBe(403);
    expect((await send(create, await fields())).status).toBe(401);
  });
});

describe('the order of questions', () => {
  test('adds at the end, moves on update, and closes up after a delete', async () => {
    const add = async (text: string) =>
      (
        await call(
          createQuestion,
          { questionText: text, type: 'Multiple Choice', publishState: 'Draft' },
          ADMIN,
        )
      ).id;
    const order = async () => (await call(listQuestions, {}, ADMIN)).items;
    // Other tests add and delete questions meanwhile: what counts is the order among those that stay.
    const places = async (ids: string[]) =>
      (await order()).filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    const sample =
      (await order()).find(({ publishState }) => publishState === 'Published')?.id ?? '';
    const [first, second] = [await add('First?'), await add('Second?')];
    expect(await places([sample, first, second])).toEqual([sample, first, second]);
    const moved = {
      id: second,
      questionText: 'Second?',
      type: 'Multiple Choice',
      publishState: 'Draft',
      sortOrder: 2,
    } as const;
    await call(updateQuestion, moved, ADMIN);
    expect(await places([first, second])).toEqual([second, first]);
    await call(deleteQuestion, { id: second }, ADMIN);
    await call(deleteQuestion, { id: first }, ADMIN);
    const left = await order();
    expect(left.map(({ sortOrder }) => sortOrder)).toEqual(left.map((_, index) => index + 1));
  });
});

describe('the rows of fragrances', () => {
  test('are returned with fields=list, one whole fragrance with its id', async () => {
    const { items } = await call(
      listFragrances,
      { fields: 'list', limit: MAX_ROWS_PAGE_SIZE },
      SALESPERSON,
    );
    const rows = fragranceRows(items);
    const whole = await listWhole(ADMIN);
    expect(rows).toHaveLength(items.length);
    // Of the sample: other tests delete what they add.
    const row = rows.find(({ sku }) => sku === fragrances[0]?.sku);
    expect(Object.keys(row ?? {}).sort()).toEqual([
      ...['adjectives', 'collection', 'colors', 'etag', 'family', 'id', 'inventories'],
      ...['isOdorNeutralizer', 'name', 'oneSheets', 'publishState', 'sku', 'thumbnailUrl'],
    ]);
    const found = whole.find(({ id }) => id === row?.id);
    const one = await call(listFragrances, { id: row?.id }, SALESPERSON);
    expect(one.items).toEqual([found]);
    expect((await send(listFragrances, { fields: 'all' }, ADMIN)).status).toBe(400);
  });

  test('are published several at once by Managers and Admins only', async () => {
    const { id } = await call(createFragrance, freshFragrance(), ADMIN);
    const etag = (await call(listFragrances, { id }, ADMIN)).items[0]?.etag ?? '';
    const publish = (records: object[]) => ({
      fragrances: [{ fields: { publishState: 'Published' }, records }],
      requestId: randomUUID(),
    });
    const valid = publish([{ id, etag }]);
    expect((await send(createChangeSet, valid, SALESPERSON)).status).toBe(403);
    const { status, body } = await send(
      createChangeSet,
      publish([
        { id, etag },
        { id: 'no-such', etag },
      ]),
      MANAGER,
    );
    expect([status, (body as { issues: unknown }).issues]).toEqual([
      400,
      [expect.objectContaining({ code: 'RECORD_NOT_FOUND', field: 'no-such' })],
    ]);
    expect(await send(createChangeSet, valid, MANAGER)).toMatchObject({
      status: 200,
      body: { state: 'done', total: 1, written: 1, by: 'Mara Lindqvist' },
    });
    const [published] = (await call(listFragrances, { id }, ADMIN)).items;
    expect(published?.publishState).toBe('Published');
    await call(deleteFragrance, { id }, ADMIN);
  });
});

describe('a new order of questions', () => {
  const listed = () => call(listQuestions, {}, ADMIN);
  const sort = (ids: unknown, etag: unknown, by = MANAGER) =>
    send(sortQuestions, { ids, etag }, by);

  test('is saved in one call under the list’s ETag, by Managers and Admins only', async () => {
    const add = async () =>
      (
        await call(
          createQuestion,
          { questionText: unique('Sorted?'), type: 'Multiple Choice', publishState: 'Draft' },
          ADMIN,
        )
      ).id;
    const [first, second] = [await add(), await add()];
    const swapped = (id: string) => (id === first ? second : id === second ? first : id);
    // Other tests add and delete questions at the same time: as a client would, read again and sort again.
    const sorted = async () => {
      const { items, orderEtag } = await listed();
      const { status, body } = await sort(
        items.map(({ id }) => swapped(id)),
        orderEtag,
      );
      return { status, body, orderEtag };
    };
    let done = await sorted();
    await expect
      .poll(async () => {
        if (done.status !== 200) done = await sorted();
        return done.status;
      })
      .toBe(200);
    expect(done.body).toEqual({ orderEtag: expect.any(String) });
    const { items } = await listed();
    const places = items.map(({ id }) => id).filter((id) => id === first || id === second);
    expect(places).toEqual([second, first]);
    const ids = items.map(({ id }) => id);
    expect((await sort(ids, done.orderEtag)).status).toBe(412);
    expect((await sort(ids, done.orderEtag, SALESPERSON)).status).toBe(403);
    for (const id of [first, second]) await call(deleteQuestion, { id }, ADMIN);
  });
});

describe('a reference to what was deleted', () => {
  test('an adjective leaves the fragrances that had it', async () => {
    const adjective = (await call(createAdjective, { name: unique('short-lived') }, ADMIN)).id;
    const { id } = await call(
      createFragrance,
      { ...freshFragrance(), adjectives: [{ id: adjective, weight: 3 }] },
      ADMIN,
    );
    const find = async () => (await listWhole(ADMIN)).find((item) => item.id === id);
    expect((await find())?.adjectives).toHaveLength(1);
    await call(deleteAdjective, { id: adjective }, ADMIN);
    expect((await find())?.adjectives).toEqual([]);
    await call(deleteFragrance, { id }, ADMIN);
  });
});
