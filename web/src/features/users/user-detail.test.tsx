import type { Session } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { mergePeople } from './directory/merge-people.ts';
import { setting } from './directory/sample-setting.ts';
import { usePeople } from './directory/use-people.ts';
import { UserDetail } from './user-detail.tsx';

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const SESSION: Session = {
  ...{ kind: 'Admin', email: 'ines@aurum.example', name: 'Ines', userId: 'ines', logId: 'ines' },
  ...{ provider: null, logo: '', language: 'en', hasAccess: true, settings: null },
};

function Ana() {
  const [person] = mergePeople([setting()], []);
  const people = usePeople(SESSION);
  return person && <UserDetail session={SESSION} person={person} people={people} />;
}

/** The page of Ana, whose provider is read by `readProviders`. */
async function openAna(readProviders: () => Promise<Response>) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (String(url).includes('vseListProviders')) return readProviders();
    return Response.json({ functionKey: 'key', groupIds: {}, items: [], logs: [] });
  });
  await render(
    <SignedIn session={SESSION}>
      <Ana />
    </SignedIn>,
  );
}

const PROVIDERS = { items: [{ id: 'p1', name: 'Maison Verdier' }] };
const profile = () => page.getByRole('region', { name: 'Profile' });

test('the profile of a user is read as facts, and Edit turns them into fields', async () => {
  await openAna(async () => Response.json(PROVIDERS));
  const provider = profile().getByRole('link', { name: 'Maison Verdier' });
  await expect.element(provider).toHaveAttribute('href', '/providers/p1');
  const facts = profile().getByRole('definition').elements();
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Ana',
    'Silva',
    'Ana@Example.com',
    'Maison Verdier',
    'Salesperson',
  ]);
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect.element(page.getByLabelText('First Name')).toHaveValue('Ana');
  await expect.element(page.getByLabelText('Role')).toHaveValue('Salesperson');
  expect(profile().getByRole('definition').elements()).toHaveLength(0);
});

test('the profile says that the providers could not be read, and Try again reads them', async () => {
  let isDown = true;
  await openAna(async () =>
    isDown ? Response.json({ status: 503 }, { status: 503 }) : Response.json(PROVIDERS),
  );
  await expect.element(profile().getByRole('alert')).toBeVisible();
  isDown = false;
  await profile().getByRole('button', { name: 'Try again' }).click();
  await expect.element(profile().getByRole('link', { name: 'Maison Verdier' })).toBeVisible();
  expect(profile().getByRole('alert').elements()).toHaveLength(0);
});
