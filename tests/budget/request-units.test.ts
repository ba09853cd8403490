import { expect, test } from 'vitest';
import { requestUnits } from './request-units.ts';

const KB = 1024;

test.each([
  ['a point read of nothing', { kind: 'read', bytes: 0, replicas: 1 }, 1],
  ['a point read of 10 KB', { kind: 'read', bytes: 10 * KB, replicas: 1 }, 1],
  ['a point read of 25 KB', { kind: 'read', bytes: 25 * KB, replicas: 1 }, 2.5],
  ['a point read of 25 KB above Session', { kind: 'read', bytes: 25 * KB, replicas: 2 }, 5],
  ['a query that finds nothing', { kind: 'page', bytes: 0 }, 2.3],
  ['a query that loads 100 KB', { kind: 'page', bytes: 100 * KB }, 102.3],
  ['a COUNT of nothing', { kind: 'count', indexEntries: 0 }, 2.3],
  ['a COUNT of 5,000', { kind: 'count', indexEntries: 5000 }, 7.3],
  ['creating 100 bytes', { kind: 'create', bytes: 100, compositeIndexes: 0 }, 5.5],
  ['creating 2 KB in 3 indexes', { kind: 'create', bytes: 2 * KB, compositeIndexes: 3 }, 12.5],
  ['replacing 100 bytes', { kind: 'replace', bytes: 100, compositeIndexes: 0 }, 10],
  ['replacing 1.5 KB in 2 indexes', { kind: 'replace', bytes: 1.5 * KB, compositeIndexes: 2 }, 16],
  ['removing 2 KB from 4 indexes', { kind: 'remove', bytes: 2 * KB, compositeIndexes: 4 }, 13],
] as const)('%s costs as many units as the formula says', (_, charged, units) => {
  expect(requestUnits(charged)).toBe(units);
});
