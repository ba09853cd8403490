import { expect, test } from 'vitest';
import { measureExport } from './export.ts';

test('an export lets go of what it has written: 160,000 rows need no heap of their size', async () => {
  const { fileMb, peakMb } = await measureExport(10_000, 16);
  expect(fileMb).toBeGreaterThan(5);
  expect(peakMb).toBeLessThan(512);
}, 120_000);
