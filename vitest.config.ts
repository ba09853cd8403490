import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,api,scripts,tests}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
