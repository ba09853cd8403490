import type { Page } from '@playwright/test';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { listAdjectives } from '@vse/domain/records/adjectives';
import { listFragrances } from '@vse/domain/records/fragrances';
import { adjectives } from '../../../scripts/seed/catalogue/adjectives.ts';
import { fragrances } from '../../../scripts/seed/catalogue/fragrances.ts';
import { ADMIN, call } from './api.ts';

// Other tests add to the catalogue and delete from it: who takes some of it takes those that stay.

const SKUS = new Set(fragrances.map(({ sku }) => sku));
export const isSample = ({ sku }: { sku: string }) => SKUS.has(sku);

/** The first three adjectives of the sample. */
export async function sampleAdjectives() {
  const { items } = await call(listAdjectives, {}, ADMIN);
  return items.filter(({ name }) => adjectives.includes(name)).slice(0, 3);
}

/** The page sees no fragrances but those of the sample, all or the first few, whatever other tests add meanwhile. */
export async function withSampleFragrances(page: Page, count = Number.POSITIVE_INFINITY) {
  const { items } = await call(
    listFragrances,
    { fields: 'list', limit: MAX_ROWS_PAGE_SIZE },
    ADMIN,
  );
  const json = { items: items.filter(isSample).slice(0, count) };
  await page.route('**/api/vseListFragrancesExtended?fields=list*', (route) =>
    route.fulfill({ json }),
  );
}
