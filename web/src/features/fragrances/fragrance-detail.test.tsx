import type { Fragrance } from '@vse/domain/records/fragrances';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { FragranceDetail } from './fragrance-detail.tsx';
import { BLANK } from './use-fragrance-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

test('a fragrance is deleted with the ETag of the version that is shown', async () => {
  keepStaffToken(TEST_TOKEN);
  const deletions: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'DELETE') deletions.push(JSON.parse(String(init.body)));
    return Response.json(
      String(url).includes('vseGetAppSettings') ? { functionKey: 'key' } : { items: [] },
    );
  });
  const oak = { ...BLANK, id: 'oak', name: 'Oak', etag: '7' } as unknown as Fragrance;
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FragranceDetail fragrance={oak} />
    </SignedIn>,
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect.poll(() => deletions).toEqual([{ id: 'oak', etag: '7' }]);
});

test('the glance of a fragrance names the providers that have it, as links', async () => {
  keepStaffToken(TEST_TOKEN);
  const provider = (id: string, name: string, ids: string[]) => ({
    id,
    name,
    etag: '1',
    showLogoOnPdf: false,
    fragrances: ids.map((of) => ({ id: of })),
  });
  const items = [
    provider('p1', 'Aurum', ['ash', 'oak']),
    provider('p2', 'Verdier', ['ash']),
    provider('p3', 'Northlight', ['oak']),
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json(
      String(url).includes('vseGetAppSettings')
        ? { functionKey: 'key' }
        : { items: String(url).includes('Provider') ? items : [] },
    ),
  );
  const oak = { ...BLANK, id: 'oak', name: 'Oak', publishState: 'Published', etag: '7' };
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FragranceDetail fragrance={oak as unknown as Fragrance} />
    </SignedIn>,
  );
  await expect.element(page.getByText('In 2 of 3 inventories')).toBeVisible();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect.element(glance.getByRole('link', { name: 'Aurum' })).toBeVisible();
  const links = glance.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Aurum', '/providers/p1'],
    ['Northlight', '/providers/p3'],
  ]);
});
