import { expect, test } from 'vitest';

test('zod, loaded later, does not use eval', async () => {
  await import('./no-eval.ts');
  const { config } = await import('zod');
  expect(config().jitless).toBe(true);
});
