import type { Provider } from '@vse/domain/records/providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { sampleRow } from '../../lib/records/sample-row.ts';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { ProviderDetail } from './provider-detail.tsx';

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json(
      String(url).includes('vseListFragrances')
        ? {
            items: [
              sampleRow({ id: 'oak', name: 'Oak', sku: 'O-1' }),
              sampleRow({ id: 'ash', name: 'Ash', sku: 'A-1' }),
            ],
          }
        : { functionKey: 'key', items: [], images: [] },
    ),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const VERDIER: Provider = {
  ...{ id: 'p1', name: 'Maison Verdier', showLogoOnPdf: true, privacyNotice: '', etag: '1' },
  ...{ fragrances: [{ id: 'oak' }], changedBy: 'Mara', changedDate: '2026-05-01T08:00:00.000Z' },
};

function Shown({ provider }: { provider: Provider }) {
  return <ProviderDetail provider={provider} providers={useProviderRecords()} />;
}

const open = (part: Partial<Provider> = {}) =>
  render(
    <SignedIn session={{ kind: 'Admin' }}>
      <Shown provider={{ ...VERDIER, ...part }} />
    </SignedIn>,
  );

const facts = () =>
  page
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);

test('a provider is read as facts, and Edit turns them into fields', async () => {
  await open();
  await expect
    .poll(facts)
    .toEqual([
      'Shown',
      'Not offered',
      'That of the company',
      expect.stringMatching(/^Mara, May 1, 2026/),
    ]);
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  await expect.element(page.getByRole('switch', { name: 'Oak' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Ash' })).not.toBeChecked();
  for (const shown of page.getByRole('switch').elements()) expect(shown).toBeDisabled();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect.element(page.getByRole('checkbox', { name: /Logo/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Samples/ })).not.toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Oak' })).toBeEnabled();
  expect(page.getByRole('definition').elements()).toHaveLength(0);
});

test('a provider without its logo on one-sheets, and one that offers samples, says so', async () => {
  await open({ showLogoOnPdf: false, offersSamples: true });
  await expect.poll(facts).toEqual(expect.arrayContaining(['Not shown', 'Offered']));
});

test("a provider's own privacy notice is a link to it", async () => {
  await open({ privacyNotice: 'https://verdier.example/privacy' });
  await expect
    .element(page.getByRole('link', { name: 'https://verdier.example/privacy' }))
    .toHaveAttribute('href', 'https://verdier.example/privacy');
});
