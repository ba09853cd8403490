import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores, resultWith } from '../../../../tests/support/store-suites.ts';
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

  /** Creates one document for each value of `provider`; a query then sees only those. */
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

  it.each(MIXED)('finds by equality %j and no value that only looks like it', async (value) => {
    const find = await among(MIXED);
    expect(await find([{ field: 'provider', equals: value }])).toEqual([value]);
  });

  it('finds by membership in a list of any types, and nothing in an empty list', async () => {
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
  ])('finds %s a bound, the lower one included, and no other type', async (_, bounds, expected) => {
    const find = await among(['', 'a', 'b', 'c', -1e9, 0, 2, 3.5, true, false, null]);
    const found = await find([{ field: 'provider', ...bounds }]);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it.each<[string, string[]]>([
    ['ÄR', ['Ärger', 'ärmel']],
    ['ebr', ['Zebra', 'zebra']],
    ['0%', ['100% Rose']],
    ['a_', ['a_b']],
    ["'", ["O'Neil"]],
    ['absent', []],
    ['', NAMES],
  ])(
    'finds what contains %j, whatever the case, each character as itself',
    async (text, expected) => {
      const find = await among([...NAMES, null, 0, true]);
      const found = await find([{ field: 'provider', contains: text }]);
      expect(new Set(found)).toEqual(new Set(expected));
    },
  );

  it('joins conditions with and', async () => {
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
  ])('orders %j so, null first, and the other way round', async (expected) => {
    const find = await among(expected.toSorted(() => Math.random() - 0.5));
    const field = 'provider';
    expect(await find([], { field, direction: 'ascending' })).toEqual(expected);
    expect(await find([], { field, direction: 'descending' })).toEqual(expected.toReversed());
    // A range without bounds, as a form without dates asks for, leaves nothing out.
    expect(await find([{ field }], { field, direction: 'ascending' })).toEqual(expected);
  });

  it('is refused as a programming error when a field is not declared or a page has no size', async () => {
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
