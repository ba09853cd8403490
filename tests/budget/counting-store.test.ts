import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import type { Container, ContainerName, Doc, PageQuery, Store } from '../../api/src/store/store.ts';
import { type CountingStore, countingStore } from './counting-store.ts';

type Dated = Doc & { date: string; userId: string; text: string };

let database: Store;
let store: CountingStore;
beforeEach(() => {
  database = openSqliteStore(':memory:');
  store = countingStore(database);
});
afterEach(() => database.close());

/** `userLanguageHistory` has one composite index, by date. */
const doc = (id: string, text = ''): Dated => ({ id, date: 'warm', userId: '', text });
const EMPTY_BYTES = '{"id":"a","date":"warm","userId":"","text":""}'.length;
const KB = 1024;

const last = () => store.calls.at(-1);

test('A point read loads and returns its document, and nothing when there is none', async () => {
  await database.container<Dated>('userLanguageHistory').create(doc('a', 'x'.repeat(1000)));
  const bytes = EMPTY_BYTES + 1000;
  await store.container('userLanguageHistory').read('a');
  expect(last()).toEqual({
    container: 'userLanguageHistory',
    kind: 'read',
    documents: 1,
    bytesLoaded: bytes,
    bytesReturned: bytes,
    units: 1,
  });
  await store.container('userLanguageHistory').read('b');
  expect(last()).toMatchObject({ documents: 0, bytesLoaded: 0, bytesReturned: 0, units: 1 });
  expect(store.calls).toHaveLength(2);
});

/** Hands over only the ids, as a projection does. */
function idsOnly(inner: Store): Store {
  return {
    close: () => inner.close(),
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = inner.container<T>(name);
      return {
        ...container,
        async page(query: PageQuery) {
          const { items } = await container.page(query);
          return { items: items.map(({ doc, etag }) => ({ doc: { id: doc.id } as T, etag })) };
        },
      };
    },
  };
}

test('A query loads whole documents, also where it returns parts of them', async () => {
  const container = database.container<Dated>('userLanguageHistory');
  for (const id of ['a', 'b', 'c']) await container.create(doc(id, 'x'.repeat(KB - EMPTY_BYTES)));
  const projecting = countingStore(idsOnly(database));
  await projecting.container('userLanguageHistory').page({ limit: 2 });
  expect(projecting.calls).toEqual([
    {
      container: 'userLanguageHistory',
      kind: 'page',
      documents: 2,
      bytesLoaded: 2 * KB,
      bytesReturned: 2 * '{"id":"a"}'.length,
      units: 4.3,
    },
  ]);
});

test('A COUNT loads no document, and costs by the index entries that it has to read', async () => {
  for (const id of ['a', 'b', 'c', 'd'])
    await database.container<Dated>('userLanguageHistory').create(doc(id));
  const container = store.container('userLanguageHistory');
  expect(await container.count([{ field: 'date', equals: 'warm' }])).toBe(4);
  expect(last()).toMatchObject({ kind: 'count', documents: 0, bytesLoaded: 0, units: 2.304 });
  expect(await container.count([{ field: 'date', equals: 'cold' }])).toBe(0);
  expect(last()?.units).toBe(2.3);
});

test('A replace touches the composite indexes of changed fields, a create and a removal all', async () => {
  const container = store.container<Dated>('userLanguageHistory');
  const created = await container.create(doc('a'));
  expect(last()).toMatchObject({ kind: 'create', units: 6 });
  const same = await container.replace(doc('a', 'longer'), created.etag);
  expect(last()).toMatchObject({ kind: 'replace', units: 10 });
  const renamed = await container.replace({ ...doc('a'), date: 'cold' }, same.etag);
  expect(last()).toMatchObject({ kind: 'replace', units: 10.5 });
  await container.remove('a', renamed.etag);
  expect(last()).toMatchObject({ kind: 'remove', documents: 0, units: 6 });
  expect(await database.container('userLanguageHistory').read('a')).toBeUndefined();
});

test('A removal costs as much as creating the document did, whatever its size', async () => {
  const container = store.container<Dated>('userLanguageHistory');
  const { etag } = await container.create(doc('a', 'x'.repeat(2 * KB - EMPTY_BYTES)));
  await container.remove('a', etag);
  expect(store.calls.map(({ units }) => units)).toEqual([11.5, 11.5]);
});

test('A write that is refused counts, and is refused', async () => {
  const container = store.container<Dated>('userLanguageHistory');
  await container.create(doc('a'));
  await expect(container.create(doc('a'))).rejects.toMatchObject({ kind: 'conflict' });
  await expect(container.replace(doc('a'), 'stale')).rejects.toMatchObject({ kind: 'stale' });
  expect(store.calls.map(({ units }) => units)).toEqual([6, 6, 10]);
});
