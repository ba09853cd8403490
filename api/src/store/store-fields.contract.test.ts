import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Anything, describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import type { Container, ContainerName, Doc, Store } from './store.ts';
import { versioned } from './versioned.ts';

const UPGRADES = {
  quizResults: [(doc: { id: string }) => ({ salesperson: 'nobody', ...doc, projectName: 'new' })],
};

describeStores('A page with fields', ({ container, store, plant }) => {
  const results = () => container('quizResults');

  it('has only these and the id, as they are stored or null, and the ETag for a later write', async () => {
    const salespersonId = randomUUID();
    const stored = await results().create(
      resultWith({
        salespersonId,
        provider: 'a',
        text: '{"a":1}',
        number: 0.5,
        isTrue: true,
        isFalse: false,
        nothing: null,
        list: [1, 'two', null],
        nested: { a: { b: '😀' } },
        unread: 'x',
      }),
    );
    const where = [{ field: 'salespersonId', equals: salespersonId }];
    const fields = ['text', 'number', 'isTrue', 'isFalse', 'nothing', 'list', 'nested', 'absent'];
    const { items } = await results().page({ where, limit: 1, fields });
    expect(items).toEqual([
      {
        doc: {
          id: stored.doc.id,
          text: '{"a":1}',
          number: 0.5,
          isTrue: true,
          isFalse: false,
          nothing: null,
          list: [1, 'two', null],
          nested: { a: { b: '😀' } },
          absent: null,
        },
        etag: stored.etag,
      },
    ]);
    const none = await results().page({ where, limit: 1, fields: [] });
    expect(none.items).toEqual([{ doc: { id: stored.doc.id }, etag: stored.etag }]);
    const id = await results().page({ where, limit: 1, fields: ['id'] });
    expect(id.items).toEqual(none.items);
  });

  it('continues by an order that it does not show', async () => {
    const salespersonId = randomUUID();
    for (const quizStartDate of ['a', 'b', null])
      await results().create(
        resultWith({ salespersonId, quizStartDate, provider: quizStartDate ?? 'c' }),
      );
    const where = [{ field: 'salespersonId', equals: salespersonId }];
    const orderBy = { field: 'quizStartDate', direction: 'descending' } as const;
    const query = { where, orderBy, limit: 1, fields: ['provider'] };
    const first = await results().page(query);
    const second = await results().page({ ...query, after: first.after ?? '' });
    const third = await results().page({ ...query, after: second.after ?? '' });
    const docs = [first, second, third].flatMap(({ items }) => items.map(({ doc }) => doc));
    expect(docs).toEqual([
      { id: expect.any(String), provider: 'b' },
      { id: expect.any(String), provider: 'a' },
      { id: expect.any(String), provider: 'c' },
    ]);
    expect(third.after).toBeUndefined();
  });

  it('shows the newest version of older documents', async () => {
    let reads = 0;
    const counting: Store = {
      close: () => store().close(),
      container: <T extends Doc>(name: ContainerName): Container<T> => {
        const real = store().container<T>(name);
        return {
          ...real,
          read: (id) => {
            reads += 1;
            return real.read(id);
          },
        };
      },
    };
    const records = versioned(counting, UPGRADES).container<{
      id: string;
      provider: string;
      salesperson: string;
      projectName: string;
      quizStartDate: string | null;
    }>('quizResults');
    const salespersonId = randomUUID();
    const ids = { old: randomUUID(), current: randomUUID(), newer: randomUUID() };
    const fields = { salespersonId, provider: 'a' };
    await plant('quizResults', { ...fields, id: ids.old, projectName: 'old' });
    await plant('quizResults', { ...fields, id: ids.current, projectName: 'mine', schema: 2 });
    await plant('quizResults', { ...fields, id: ids.newer, projectName: 'theirs', schema: 3 });
    const { items } = await records.page({
      where: [{ field: 'salespersonId', equals: salespersonId }],
      limit: 9,
      fields: ['salesperson', 'projectName', 'quizStartDate'],
    });
    const shown = new Map(items.map(({ doc }) => [doc.id, doc]));
    expect(shown.get(ids.old)).toEqual({
      id: ids.old,
      salesperson: 'nobody',
      projectName: 'new',
      quizStartDate: null,
    });
    expect(shown.get(ids.current)).toMatchObject({ id: ids.current, projectName: 'mine' });
    expect(shown.get(ids.newer)).toMatchObject({ id: ids.newer, projectName: 'theirs' });
    expect(reads, 'only the older document is read whole').toBe(1);
  });

  it('leaves out an older document that is deleted before it is read whole', async () => {
    const salespersonId = randomUUID();
    await plant('quizResults', { id: randomUUID(), salespersonId });
    const where = [{ field: 'salespersonId', equals: salespersonId }];
    const deleting: Store = {
      close: () => store().close(),
      container: <T extends Doc>(name: ContainerName): Container<T> => ({
        ...store().container<T>(name),
        read: async () => undefined,
      }),
    };
    const records = versioned(deleting, UPGRADES).container<Anything>('quizResults');
    expect(await records.page({ where, limit: 9, fields: ['salesperson'] })).toEqual({ items: [] });
  });
});
