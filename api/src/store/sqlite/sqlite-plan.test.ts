import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultWith } from '../../../../tests/support/store-suites.ts';
import type { PageQuery } from '../store.ts';
import { pageSql } from './sqlite-query.ts';
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
  await store.close();
  db = new DatabaseSync(file);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function planOf(query: Omit<PageQuery, 'limit'>): string[] {
  const { text, values } = pageSql('quizResults', { ...query, limit: 50 });
  const steps = db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
  return steps.map(({ detail }) => String(detail));
}

const orderBy = { field: 'quizStartDate', direction: 'descending' } as const;
const search = (...begins: string[]) => ({ field: 'findWords', begins });

test('a search looks up each word as a range of an index', () => {
  for (const order of [{}, { orderBy }]) {
    const plan = planOf({ where: [search('gu', '4')], ...order });
    const words = plan.filter((step) => step.includes('quizResults.words'));
    expect(words).toEqual([
      'SEARCH quizResults.words USING PRIMARY KEY (word>? AND word<?)',
      'SEARCH quizResults.words USING PRIMARY KEY (word>? AND word<?)',
    ]);
  }
});

test('a page filtered by provider reads the part of the index that is the provider’s, in order', () => {
  const where = [{ field: 'provider', equals: '3' }];
  expect(planOf({ where, orderBy })).toEqual([
    'SEARCH quizResults USING INDEX quizResults.provider.quizStartDate (<expr>=?)',
  ]);
});

test('a page of all reads the index in order', () => {
  expect(planOf({ orderBy })).toEqual(['SCAN quizResults USING INDEX quizResults.quizStartDate']);
});
