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
