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

  /** Creates one document for each value of `provider`, and returns a query over only those. */
  async function among(values: unknown[]) {
    const inviteId = randomUUID();
    for (const provider of values) await results().create(resultWith({ provider, inviteId }));
    const own: Condition = { field: 'inviteId', equals: inviteId };
    return async (where: Condition[], orderBy?: Order) => {
      const all = [own, ...where];
      const { items } = await results().page({
        where: all,
        ...(orderBy && { orderBy }),
        limit: 50,
      });
      expect(await results().count(all)).toBe(items.length);
      return items.map((item) => item.doc.provider);
    };
  }

  const MIXED = ['1', 1, 0, -2.5, true, false, null, '', 'true', 'null', '0'];

  it.each(MIXED)('finds %j by equality, and no value that only looks like it', async (value) => {
    const find = await among(MIXED);
    expect(await find([{ field: 'provider', equals: value }])).toEqual([value]);
  });

  it('finds values of any type in a list, and nothing in an empty list', async () => {
    const find = await among(MIXED);
    const found = await find([{ field: 'provider', in: [1, 'true', null, false, 'absent'] }]);
    expect(new Set(found)).toEqual(new Set([1, 'true', null, false]));
    expect(await find([{ field: 'provider', in: [] }])).toEqual([]);
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
      const found = await find([{ field: 'provider', ...bounds }]);
      expect(new Set(found)).toEqual(new Set(expected));
    },
  );

  it.each<[string, string[]]>([
    ['ÄR', ['Ärger', 'ärmel']],
    ['ebr', ['Zebra', 'zebra']],
    ['0%', ['100% Rose']],
    ['a_', ['a_b']],
    ["'", ["O'Neil"]],
    ['absent', []],
    ['', NAMES],
  ])('finds what contains %j, ignoring case, with no wildcards', async (text, expected) => {
    const find = await among([...NAMES, null, 0, true]);
    const found = await find([{ field: 'provider', contains: text }]);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it('combines conditions with AND', async () => {
    const find = await among(NAMES);
    const found = await find([
      { field: 'provider', contains: 'ros' },
      { field: 'provider', from: '100 ', before: '100%' },
    ]);
    expect(found).toEqual(['100 Rosen']);
  });

  it.each<[unknown[]]>([
    [[null, null, '', '1', '10', '2', 'Z', 'a', 'ä', '香', '😀']],
    [[null, -1e9, -2.5, 0, 3, 20]],
    [[null, false, true]],
  ])('orders %j with null first, and the reverse', async (expected) => {
    const find = await among(expected.toSorted(() => Math.random() - 0.5));
    const field = 'provider';
    expect(await find([], { field, direction: 'ascending' })).toEqual(expected);
    expect(await find([], { field, direction: 'descending' })).toEqual(expected.toReversed());
    // A range without bounds, as from a form with no dates, excludes nothing.
    expect(await find([{ field }], { field, direction: 'ascending' })).toEqual(expected);
  });

  it('throws a TypeError when a field is not declared or a page has no size', async () => {
    const field = 'color';
    const orderBy = { field, direction: 'ascending' } as const;
    const refused = [
      results().page({ where: [{ field, equals: 1 }], limit: 1 }),
      results().page({ orderBy, limit: 1 }),
      results().page({ limit: 0 }),
      results().count([{ field: "provider') OR 1=1 --", contains: 'x' }]),
      results().count([{ field: 'provider', equals: Number.NaN }]),
    ];
    for (const query of refused) await expect(query).rejects.toBeInstanceOf(TypeError);
  });
});
