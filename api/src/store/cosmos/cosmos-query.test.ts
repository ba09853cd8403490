import { expect, test } from 'vitest';
import { countQuery, pageQueries } from './cosmos-query.ts';

const NEWEST = { field: 'quizStartDate', direction: 'descending' } as const;
const sql = (...args: Parameters<typeof pageQueries>) =>
  pageQueries(...args).map(({ query, parameters }) => [query, parameters?.map((p) => p.value)]);

test('an ordered page reads values and nulls apart, each by an index', () => {
  expect(sql('quizResults', { orderBy: NEWEST, limit: 9 })).toEqual([
    [
      'SELECT * FROM c WHERE IS_DEFINED(c["quizStartDate"]) AND NOT IS_NULL(c["quizStartDate"]) ORDER BY c["quizStartDate"] DESC, c.id DESC',
      [],
    ],
    ['SELECT * FROM c WHERE c["quizStartDate"] = @p0 ORDER BY c.id DESC', [null]],
  ]);
});

test('the order begins with the field that the page is filtered by, as its composite index does', () => {
  const where = [
    { field: 'provider', equals: 'aurum' },
    { field: 'quizStartDate', from: '2026' },
  ];
  expect(sql('quizResults', { where, orderBy: NEWEST, limit: 9 })).toEqual([
    [
      'SELECT * FROM c WHERE c["provider"] = @p0 AND c["quizStartDate"] >= @p1 AND IS_DEFINED(c["quizStartDate"]) AND NOT IS_NULL(c["quizStartDate"]) ORDER BY c["provider"] DESC, c["quizStartDate"] DESC, c.id DESC',
      ['aurum', '2026'],
    ],
  ]);
});

test('of two such fields, the order begins with the one whose index is declared first', () => {
  const where = [
    { field: 'provider', equals: 'aurum' },
    { field: 'salespersonId', equals: 'jonah' },
  ];
  const [[query] = []] = sql('quizResults', { where, orderBy: NEWEST, limit: 9 });
  expect(query).toMatch(
    /ORDER BY c\["salespersonId"\] DESC, c\["quizStartDate"\] DESC, c.id DESC$/,
  );
});

test('a projection selects its fields, and the ordering field for the next page', () => {
  const query = { orderBy: NEWEST, limit: 9, fields: ['id', 'invite'] };
  expect(sql('quizResults', query, { value: null, id: 'x' })).toEqual([
    [
      'SELECT c.id, c._etag, c["invite"], c["quizStartDate"] FROM c WHERE c["quizStartDate"] = @p0 AND c.id < @p1 ORDER BY c.id DESC',
      [null, 'x'],
    ],
  ]);
});

test('the way back reads the same index in the other direction, nulls after the values', () => {
  const query = { orderBy: NEWEST, limit: 9 };
  expect(sql('quizResults', query, { value: '2026', id: 'x', isBack: true })).toEqual([
    [
      'SELECT * FROM c WHERE c["quizStartDate"] >= @p0 AND (c["quizStartDate"] > @p0 OR c.id > @p1) ORDER BY c["quizStartDate"] ASC, c.id ASC',
      ['2026', 'x'],
    ],
  ]);
  expect(sql('quizResults', { limit: 9 }, { value: null, id: 'x', isBack: true })).toEqual([
    ['SELECT * FROM c WHERE c.id < @p0 ORDER BY c.id DESC', ['x']],
  ]);
});

test('each typed word is looked up in the list of words', () => {
  const { query, parameters } = countQuery([{ field: 'findWords', begins: ['ana', 'r'] }]);
  expect(query).toBe(
    'SELECT VALUE COUNT(1) FROM c WHERE EXISTS(SELECT VALUE w FROM w IN c["findWords"] WHERE STARTSWITH(w, @p0)) AND EXISTS(SELECT VALUE w FROM w IN c["findWords"] WHERE STARTSWITH(w, @p1))',
  );
  expect(parameters?.map(({ value }) => value)).toEqual(['ana', 'r']);
});
