import { expect, test } from 'vitest';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import { resultWith } from '../support/store-suites.ts';
import { largestDocument } from './largest-document.ts';

test('The largest document is that of any container, by its bytes', async () => {
  const database = openSqliteStore(':memory:');
  await database.container('published').create({ id: 'part', ...{ rows: 'é'.repeat(1024) } });
  for (const id of ['first', 'last'])
    await database.container('quizResults').create(resultWith({ id }));
  expect(await largestDocument(database)).toEqual({
    document: 'published part',
    // {"id":"part","rows":""} and 1,024 letters of two bytes.
    kb: 2 + 23 / 1024,
  });
  await database.close();
});
