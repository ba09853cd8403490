import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Anything, describeStores, resultWith } from '../../../tests/support/store-suites.ts';
import type { Condition, Order, Page, Scalar } from './store.ts';

// A field holds values of one type, or null. No characters between U+E000 and U+FFFF: the databases order them
// differently.
const text = fc.string({
  unit: fc.constantFrom('a', 'B', 'b', 'Ä', 'ä', '%', '_', "'", '"', '香', '😀'),
  maxLength: 3,
});
// JSON has no -0, so neither has any database.
const number = fc
  .oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }))
  .map((any) => any + 0);
const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '香', '𝒳'),
  minLength: 1,
  maxLength: 3,
});
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });

const documents = fc.array(
  fc.record({
    sortKey: orNull(text),
    salesperson: orNull(number),
    quizCompleteDate: orNull(fc.boolean()),
    findWords: fc.uniqueArray(word, { maxLength: 3 }),
  }),
  { maxLength: 12 },
);

const conditionOn = (
  field: string,
  values: fc.Arbitrary<string | number>,
): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({ field: fc.constant(field), equals: orNull(values) }),
    fc.record({ field: fc.constant(field), in: fc.array(orNull(values), { maxLength: 3 }) }),
    fc.record(
      { field: fc.constant(field), from: values, before: values },
      { requiredKeys: ['field'] },
    ),
  );
const condition = fc.oneof(
  conditionOn('sortKey', text),
  conditionOn('salesperson', number),
  fc.record({ field: fc.constant('quizCompleteDate'), equals: orNull(fc.boolean()) }),
  fc.record({ field: fc.constant('findWords'), begins: fc.array(word, { maxLength: 2 }) }),
);
const order = fc.record<Order>({
  field: fc.constantFrom('sortKey', 'salesperson', 'quizCompleteDate'),
  direction: fc.constantFrom('ascending', 'descending'),
});

const rank = (value: unknown) =>
  [null, 'boolean', 'number', 'string'].indexOf(value === null ? null : typeof value);
const valueIn = (doc: Anything, field: string) => doc[field] as Scalar;

function compare(a: Scalar, b: Scalar): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}

function matches(doc: Anything, condition: Condition): boolean {
  const value = valueIn(doc, condition.field);
  if ('equals' in condition) return value === condition.equals;
  if ('in' in condition) return condition.in.includes(value);
  if ('begins' in condition) {
    const words = doc.findWords as string[];
    return condition.begins.every((begin) => words.some((one) => one.startsWith(begin)));
  }
  const { from, before } = condition;
  const isAbove = from === undefined || (typeof value === typeof from && compare(value, from) >= 0);
  return (
    isAbove &&
    (before === undefined || (typeof value === typeof before && compare(value, before) < 0))
  );
}

describeStores('Against a plain array', ({ container }) => {
  it('pages, order, filters and count agree', { timeout: 60_000 }, async () => {
    const results = container('quizResults');
    const limits = fc.integer({ min: 1, max: 5 });
    const property = fc.asyncProperty(
      documents,
      fc.array(condition, { maxLength: 2 }),
      fc.option(order, { nil: undefined }),
      limits,
      fc.boolean(),
      async (fields, conditions, orderBy, limit, isScoped) => {
        const salespersonId = randomUUID();
        const docs = fields.map((some) => resultWith({ ...some, salespersonId }));
        for (const doc of docs) await results.create(doc);
        // For each order, an index serves only the filter by `equals`.
        const own: Condition = isScoped
          ? { field: 'salespersonId', equals: salespersonId }
          : { field: 'salespersonId', in: [salespersonId] };
        const others = conditions.filter((one) => isScoped || !orderBy || !('equals' in one));
        const where = [own, ...others];

        const found = docs.filter((doc) => where.every((one) => matches(doc, one)));
        const sign = orderBy?.direction === 'descending' ? -1 : 1;
        const byField = (one: Anything, other: Anything) =>
          orderBy ? compare(valueIn(one, orderBy.field), valueIn(other, orderBy.field)) : 0;
        const expected = found.toSorted(
          (one, other) => sign * (byField(one, other) || compare(one.id, other.id)),
        );

        const pages: Page<Anything>[] = [];
        let after: string | undefined;
        do {
          const query = { where, limit, ...(orderBy && { orderBy }), ...(after && { after }) };
          const page: Page<Anything> = await results.page(query);
          pages.push(page);
          after = page.after;
        } while (after !== undefined);
        expect(pages.flatMap((page) => page.items.map((item) => item.doc))).toEqual(expected);
        expect(pages.length).toBe(Math.max(1, Math.ceil(expected.length / limit)));
        for (const [at, page] of pages.entries()) {
          if (at === 0) continue;
          const query = { where, limit, ...(orderBy && { orderBy }) };
          const before = await results.page({ ...query, after: page.before ?? '' });
          expect(before.items).toEqual(pages[at - 1]?.items);
        }
        expect(await results.count(where)).toBe(expected.length);
      },
    );
    await fc.assert(property, { numRuns: 100 });
  });
});
