import { defineConfig } from 'vitest/config';

/** In CI what talks over the wire is tried a second time, as the browser tests are; the list says '(retry x1)' then. */
const retry = process.env.CI ? 1 : 0;

/** The same tests over HTTP against the local cloud, once for each store. */
const wire = (store: 'sqlite' | 'cosmos', groupOrder: number) => ({
  extends: true as const,
  test: {
    name: `wire-${store}`,
    include: ['tests/wire/**/*.test.ts'],
    globalSetup: `tests/support/cloud-${store}.ts`,
    retry,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,api,scripts}/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          sequence: { groupOrder: 0 },
        },
      },
      wire('sqlite', 1),
      wire('cosmos', 2),
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 180_000,
          retry,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
