import type { Page } from '@playwright/test';
import { MAX_ROWS_PAGE_SIZE } from '@vse/domain/limits';
import { listFragrances } from '@vse/domain/records/fragrances';
import { createProvider, listProviders, type Provider } from '@vse/domain/records/providers';
import { fragranceRows } from '@vse/domain/rules/fragrance-lists';
import { unique } from '../../support/fresh.ts';
import { ADMIN, call } from './api.ts';
import { isSample } from './samples.ts';

/** A fresh provider with two fragrances of the sample, so that no test meets another one's. */
export async function newProvider(word = 'Provider') {
  const { items } = await call(
    listFragrances,
    { fields: 'list', limit: MAX_ROWS_PAGE_SIZE },
    ADMIN,
  );
  const rows = fragranceRows(items).filter(isSample);
  const stocked = rows.slice(0, 2);
  const name = unique(word);
  const fragrances = stocked.map(({ id }) => ({ id }));
  const { id } = await call(createProvider, { name, fragrances }, ADMIN);
  return { id, name, rows, stocked };
}

export async function providerByName(name: string): Promise<Provider | undefined> {
  const { items } = await call(listProviders, {}, ADMIN);
  return items.find((one) => one.name === name);
}

export const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name, exact: true });
