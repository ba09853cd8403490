import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENDPOINTS_PAGE, endpointsPage } from './endpoint-table.ts';

test('docs/endpoints.md is that of the contracts (npm run endpoints -- --write)', () => {
  expect(readFileSync(ENDPOINTS_PAGE, 'utf8')).toBe(endpointsPage());
});
