import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultWith } from '../../../../tests/support/store-suites.ts';
import type { PageQuery } from '../store.ts';
import { preparedOnce } from './prepare.ts';
import { sqliteContainer } from './sqlite-container.ts';
import { openSqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-plan-'));
let db: DatabaseSync;
beforeAll(async () => {
  const file = join(folder, 'records.db');
  const store = openSqliteStore(file);
  const results = store.container('quizResults');
  for (let count = 0; count < 50; count++)
    await results.create(
      resultWith({ findWords: ['guest', `${count}`], provider: `${count % 5}` }),
    );
  const many = Array.from({ length: 1000 }, (_, at) => `everywhere${at}`);
  await results.create(resultWith({ findWords: many }));
  await store.close();
  db = new DatabaseSync(file);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** How SQLite runs the statement that reads a page. */
async function planOf(query: Omit<PageQuery, 'limit'>): Promise<string[]> {
  const prepare = preparedOnce(db);
  let read: Promise<unknown[]> | undefined;
  const container = sqliteContainer(
    'quizResults',
    (sql) => ({
      ...prepare(sql),
      all(...values) {
        read = prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
        return prepare(sql).all(...values);
      },
    }),
    async () => {},
  );
  await container.page({ ...query, limit: 50 });
  const steps = await read;
  return (steps ?? []).map((step) => String(Object(step).detail));
}

const orderBy = { field: 'quizStartDate', direction: 'descending' } as const;
const search = (...begins: string[]) => ({ field: 'findWords', begins });

const FOUND = 'quizResults.words.found (word>? AND word<?)';

test('a search looks up each rare word as a range of an index', async () => {
  for (const order of [{}, { orderBy }]) {
    const plan = await planOf({ where: [search('gu', '4')], ...order });
    const words = plan.filter((step) => step.includes('quizResults.words'));
    const lookup = `SEARCH quizResults.words USING COVERING INDEX ${FOUND}`;
    expect(words).toEqual([lookup, lookup]);
  }
});

test('a search for a common word reads the index in order, and the words of each document', async () => {
  expect(await planOf({ where: [search('every')], orderBy })).toEqual([
    'SCAN quizResults USING INDEX quizResults.quizStartDate',
    'SEARCH quizResults.words EXISTS USING PRIMARY KEY (id=? AND word>? AND word<?)',
  ]);
});

test('a search for a rare and a common word begins with the rare one', async () => {
  const plan = await planOf({ where: [search('every', '4')], orderBy });
  expect(plan).toContain(`SEARCH quizResults.words USING COVERING INDEX ${FOUND}`);
  expect(plan).not.toContain('SCAN quizResults USING INDEX quizResults.quizStartDate');
});

test('a page filtered by provider reads the part of the index that is the provider’s, in order', async () => {
  const where = [{ field: 'provider', equals: '3' }];
  expect(await planOf({ where, orderBy })).toEqual([
    'SEARCH quizResults USING INDEX quizResults.provider.quizStartDate (<expr>=?)',
  ]);
});

test('a page of all reads the index in order', async () => {
  expect(await planOf({ orderBy })).toEqual([
    'SCAN quizResults USING INDEX quizResults.quizStartDate',
  ]);
});
