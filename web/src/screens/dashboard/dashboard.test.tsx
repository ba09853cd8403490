import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { company, SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { Dashboard } from './dashboard.tsx';

const counts = {
  countedDate: '2026-11-24T08:00:00.000Z',
  tiles: [{ name: 'invites', count: 218 }],
  todo: [{ name: 'expiringInvites', count: 3 }],
};
let answer: () => Response;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  answer = () => Response.json(counts);
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    String(url).includes('vseGetDashboard') ? answer() : Response.json({ functionKey: 'key' }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const open = () =>
  render(
    <SignedIn session={{}}>
      <Dashboard
        session={{
          kind: 'Manager',
          email: 'mara@aurum.example',
          name: 'Mara',
          userId: 'mara',
          logId: 'mara',
          provider: company,
          logo: '',
          language: 'en',
          hasAccess: true,
          settings: null,
        }}
      />
    </SignedIn>,
  );

test('counts that were read stay when reading them again fails, beside what failed', async () => {
  const screen = await open();
  await expect.element(screen.getByText('218')).toBeVisible();
  answer = () => Response.json({ errors: ['Please sign in.'] }, { status: 500 });
  // SWR reads again when the person comes back to the tab, at most every five seconds.
  await new Promise((resolve) => setTimeout(resolve, 5100));
  window.dispatchEvent(new Event('focus'));
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('218')).toBeVisible();
});

test('without any counts, what failed is said alone, and can be tried again', async () => {
  answer = () => Response.json({ errors: ['No.'] }, { status: 500 });
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('At a glance').query()).toBeNull();
  answer = () => Response.json(counts);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('218')).toBeVisible();
});
