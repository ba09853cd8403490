import { expect, test } from 'vitest';
import { measureExport } from './export.ts';

test('an export keeps no written rows in memory: 160,000 rows fit into a small heap', async () => {
  const { fileMb, peakMb } = await measureExport(10_000, 16);
  expect(fileMb).toBeGreaterThan(5);
  expect(peakMb).toBeLessThan(512);
}, 120_000);
