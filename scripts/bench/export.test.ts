import { expect, test } from 'vitest';
import { measureExport } from './export.ts';

/** Twice what the code itself needs, and less than half of what the rows would. */
const HEAP_MB = 32;

test('an export keeps no written rows in memory: 160,000 rows fit into a small heap', async () => {
  const { fileMb, peakMb } = await measureExport(10_000, HEAP_MB);
  expect(fileMb).toBeGreaterThan(5);
  expect(peakMb).toBeLessThan(512);
});
