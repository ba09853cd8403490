import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import type { Condition, Order } from './store.ts';

const NAMES = [
  'Ärger',
  'ärmel',
  'zebra',
  'Zebra',
  '100% Rose',
  '100 Rosen',
  'a_b',
  'axb',
  "O'Neil",
];

describeStores('A query', ({ container }) => {
  const results = () => container('quizResults');

  /** Creates one document for each value of `sortKey`, and returns a query over only those. */
  async function among(values: unknown[]) {
    const salespersonId = randomUUID();
    for (const sortKey of values) await results().create(resultWith({ sortKey, salespersonId }));
    // Not `equals`, so that these queries read the index of everybody.
    const own: Condition = { field: 'salespersonId', in: [salespersonId] };
    return async (where: Condition[], orderBy?: Order) => {
      const all = [own, ...where];
      const { items } = await results().page({
        where: all,
        ...(orderBy && { orderBy }),
        limit: 50,
      });
      expect(await results().count(all)).toBe(items.length);
      return items.map((item) => item.doc.sortKey);
    };
  }

  const MIXED = ['1', 1, 0, -2.5, true, false, null, '', 'true', 'null', '0'];

  it.each(MIXED)('finds %j by equality, and no value that only looks like it', async (value) => {
    const find = await among(MIXED);
    expect(await find([{ field: 'sortKey', equals: value }])).toEqual([value]);
  });

  it('finds documents by their ids, without a declaration', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [a, b, c]) await results().create({ ...resultWith({}), id });
    const { items } = await results().page({
      where: [{ field: 'id', in: [a, c, randomUUID()] }],
      limit: 5,
      fields: ['provider'],
    });
    expect(new Set(items.map(({ doc }) => doc.id))).toEqual(new Set([a, c]));
    expect(await results().count([{ field: 'id', equals: b }])).toBe(1);
  });

  it('finds values of any type in a list, and nothing in an empty list', async () => {
    const find = await among(MIXED);
    const found = await find([{ field: 'sortKey', in: [1, 'true', null, false, 'absent'] }]);
    expect(new Set(found)).toEqual(new Set([1, 'true', null, false]));
    expect(await find([{ field: 'sortKey', in: [] }])).toEqual([]);
  });

  it.each<[string, { from?: string | number; before?: string | number }, unknown[]]>([
    ['text from', { from: 'b' }, ['b', 'c']],
    ['text before', { before: 'b' }, ['', 'a']],
    ['text within', { from: 'a', before: 'c' }, ['a', 'b']],
    ['numbers from', { from: 2 }, [2, 3.5]],
    ['numbers before', { before: 2 }, [-1e9, 0]],
    ['numbers within', { from: 0, before: 3.5 }, [0, 2]],
    ['nothing within bounds of two types', { from: 'a', before: 5 }, []],
  ])(
    'finds %s a bound: the lower bound is inclusive, and other types do not match',
    async (_, bounds, expected) => {
      const find = await among(['', 'a', 'b', 'c', -1e9, 0, 2, 3.5, true, false, null]);
      const found = await find([{ field: 'sortKey', ...bounds }]);
      expect(new Set(found)).toEqual(new Set(expected));
    },
  );

  it.each<[string[], string[]]>([
    [['rose'], ['rose garden', 'roses of ana']],
    [['rose', 'g'], ['rose garden']],
    [['a', 'ros'], ['roses of ana']],
    [['roses'], ['roses of ana']],
    [['ose'], []],
    [['rose', 'absent'], []],
    [['香'], ['香水 𝒳']],
    [['𝒳'], ['香水 𝒳']],
    [["'"], []],
    [['%'], []],
    [[], ['rose garden', 'roses of ana', '香水 𝒳', '']],
  ])('finds the documents in which words begin with %j', async (begins, expected) => {
    const salespersonId = randomUUID();
    for (const text of ['rose garden', 'roses of ana', '香水 𝒳', ''])
      await results().create(
        resultWith({
          sortKey: text,
          findWords: text.split(' ').filter(Boolean),
          salespersonId,
        }),
      );
    const where = [
      { field: 'salespersonId', equals: salespersonId },
      { field: 'findWords', begins },
    ];
    const { items } = await results().page({ where, limit: 50 });
    expect(new Set(items.map(({ doc }) => doc.sortKey))).toEqual(new Set(expected));
    expect(await results().count(where)).toBe(expected.length);
  });

  it('searches the words that a document has now', async () => {
    const first = await results().create(resultWith({ findWords: ['rose', 'ana'] }));
    const where = [{ field: 'findWords', begins: [first.doc.id] }];
    const findWords = ['ana', first.doc.id];
    const found = async () => (await results().page({ where, limit: 9 })).items.length;
    expect(await found()).toBe(0);
    const second = await results().replace({ ...first.doc, findWords }, first.etag);
    expect(await found()).toBe(1);
    const third = await results().replace({ ...second.doc, salesperson: 's' }, second.etag);
    expect(await found()).toBe(1);
    const fourth = await results().replace({ ...third.doc, findWords: ['ana'] }, third.etag);
    expect(await found()).toBe(0);
    const fifth = await results().replace({ ...fourth.doc, findWords }, fourth.etag);
    await results().remove(first.doc.id, fifth.etag);
    expect(await found()).toBe(0);
    // The words of the removed document are gone as well.
    await results().create({ ...first.doc, findWords: [] });
    expect(await found()).toBe(0);
  });

  it('combines conditions with AND', async () => {
    const find = await among(NAMES);
    const found = await find([
      { field: 'sortKey', in: ['100 Rosen', '100% Rose', 'zebra'] },
      { field: 'sortKey', from: '100 ', before: '100%' },
    ]);
    expect(found).toEqual(['100 Rosen']);
  });

  it.each<[unknown[]]>([
    [[null, null, '', '1', '10', '2', 'Z', 'a', 'ä', '香', '😀']],
    [[null, -1e9, -2.5, 0, 3, 20]],
    [[null, false, true]],
  ])('orders %j with null first, and the reverse', async (expected) => {
    const find = await among(expected.toSorted(() => Math.random() - 0.5));
    const field = 'sortKey';
    expect(await find([], { field, direction: 'ascending' })).toEqual(expected);
    expect(await find([], { field, direction: 'descending' })).toEqual(expected.toReversed());
    // A range without bounds, as from a form with no dates, excludes nothing.
    expect(await find([{ field }], { field, direction: 'ascending' })).toEqual(expected);
  });

  it('throws a TypeError when a field is not declared, has no valid name, or a page has no size', async () => {
    const field = 'color';
    const orderBy = { field, direction: 'ascending' } as const;
    const refused = [
      results().page({ where: [{ field, equals: 1 }], limit: 1 }),
      results().page({ orderBy, limit: 1 }),
      results().page({ limit: 0 }),
      results().count([{ field: "provider') OR 1=1 --", equals: 'x' }]),
      results().count([{ field: 'sortKey', begins: ['x'] }]),
      results().count([{ field: 'findWords', begins: [''] }]),
      results().page({ limit: 1, fields: ["x', doc --"] }),
      results().page({ limit: 1, fields: ['_etag'] }),
      results().count([{ field: 'sortKey', equals: Number.NaN }]),
    ];
    for (const query of refused) await expect(query).rejects.toBeInstanceOf(TypeError);
  });

  it('throws a TypeError for an order that no index serves', async () => {
    const orderBy = { field: 'quizStartDate', direction: 'ascending' } as const;
    const byProvider: Order = { field: 'provider', direction: 'ascending' };
    const invites = container('invites');
    const refused = [
      results().page({ orderBy: byProvider, limit: 1 }),
      // Its index would be read past the results of every other client.
      results().page({ where: [{ field: 'sortKey', equals: 'x' }], orderBy, limit: 1 }),
      invites.page({ where: [{ field: 'emailKey', equals: 'x' }], orderBy, limit: 1 }),
    ];
    for (const query of refused) await expect(query).rejects.toThrow(/no declared index serves/);
    const served = [
      results().page({ where: [{ field: 'sortKey', equals: null }], orderBy, limit: 1 }),
      results().page({ where: [{ field: 'provider', equals: 'x' }], orderBy, limit: 1 }),
    ];
    for (const query of served) await expect(query).resolves.toBeDefined();
  });
});
