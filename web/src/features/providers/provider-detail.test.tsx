import type { Provider } from '@vse/domain/records/providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { sampleRow } from '../../lib/records/sample-row.ts';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { ProviderDetail } from './provider-detail.tsx';

/** What the API answers to the saves, one after the other. */
let answers: Response[];
/** What was sent to it. */
let sent: Partial<Provider>[];
/** The providers as they are now. */
let stored: Provider[];

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  answers = [];
  sent = [];
  stored = [];
  const fragrances = [
    sampleRow({ id: 'oak', name: 'Oak', sku: 'O-1' }),
    sampleRow({ id: 'ash', name: 'Ash', sku: 'A-1' }),
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseListFragrances')) return Response.json({ items: fragrances });
    if (!String(url).includes('vseUpdateProvider'))
      return Response.json({ functionKey: 'key', items: stored, images: [] });
    sent.push(JSON.parse(String(init?.body)));
    return answers.shift() ?? Response.json({ etag: '3' });
  });
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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const stock = (name: RegExp) => page.getByRole('switch', { name });
const saved = () => page.getByText('Your changes were saved.');
const failed = (status: number) => Response.json({ issues: [] }, { status });

/** The provider, being edited. */
async function edit(part: Partial<Provider> = {}) {
  await open(part);
  await button('Edit').first().click();
  await expect.element(stock(/Ash/)).toBeEnabled();
}

test('a save that fails keeps what was chosen for the next one, and Edit hides that it was saved', async () => {
  answers = [failed(503)];
  await edit();
  await stock(/Ash/).click();
  await page.getByRole('checkbox', { name: /Samples/ }).click();
  await expect.element(page.getByText('2 changes not saved')).toBeVisible();
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(stock(/Ash/)).toBeChecked();
  await button('Save').click();
  await expect.element(saved()).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    ...{ id: 'p1', etag: '1', name: 'Maison Verdier', offersSamples: true },
    fragrances: [{ id: 'oak' }, { id: 'ash' }],
  });
  await button('Edit').first().click();
  await expect.element(saved()).not.toBeInTheDocument();
});

test('an inventory without a fragrance is sent only once it has one', async () => {
  await edit();
  await stock(/Oak/).click();
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(sent).toEqual([]);
  await stock(/Ash/).click();
  await button('Save').click();
  await expect.element(saved()).toBeVisible();
  expect(sent).toMatchObject([{ fragrances: [{ id: 'ash' }] }]);
});

test('an inventory of nothing but deleted fragrances is not sent', async () => {
  await edit({ fragrances: [{ id: 'deleted' }] });
  await button('Save').click();
  await expect
    .element(page.getByRole('dialog').getByText('At least 1 Fragrances is required.'))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test('after a conflict the inventory of this side is saved with the name of the other', async () => {
  answers = [failed(412)];
  stored = [{ ...VERDIER, name: 'Verdier', etag: '2' }];
  await edit();
  await stock(/Ash/).click();
  await button('Save').click();
  await button('Save this').click();
  await expect.element(saved()).toBeVisible();
  expect(sent[1]).toMatchObject({
    ...{ id: 'p1', etag: '2', name: 'Verdier' },
    fragrances: [{ id: 'oak' }, { id: 'ash' }],
  });
});

test('after a conflict with a deletion nothing can be saved, and it says so', async () => {
  answers = [failed(412)];
  await edit();
  await stock(/Ash/).click();
  await button('Save').click();
  await expect
    .element(page.getByText('This record has been deleted in the meantime.'))
    .toBeVisible();
  expect(sent).toHaveLength(1);
});

test('Cancel takes back what was chosen', async () => {
  await edit();
  await stock(/Ash/).click();
  await button('Cancel').click();
  await expect.element(stock(/Ash/)).not.toBeChecked();
  await button('Edit').first().click();
  await expect.element(stock(/Ash/)).not.toBeChecked();
  await expect.element(page.getByText(/not saved/)).not.toBeInTheDocument();
});
