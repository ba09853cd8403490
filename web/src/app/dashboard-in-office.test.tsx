import type { Session } from '@vse/domain/records/users';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { askingOnMount } from '../lib/api/asking-on-mount.ts';
import { company, TEST_TOKEN } from '../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../lib/auth/tokens.ts';
import { Rail } from './rail/rail.tsx';

const COUNTS = {
  countedDate: '2026-11-24T08:00:00.000Z',
  tiles: [{ name: 'invites', count: 218 }],
};
const SESSION: Session = {
  ...{ kind: 'Admin', email: 'ines@aurum.example', name: 'Ines', userId: 'ines', logId: 'ines' },
  ...{ provider: company, logo: '', language: 'en', hasAccess: true, settings: null },
};
let answer: () => Response;
let asked = 0;

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  answer = () => Response.json({ ...COUNTS, countedDate: new Date().toISOString() });
  asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (/vseGetInsight|vseListQuizResults/.test(String(url))) return new Promise(() => {});
    if (!String(url).includes('vseGetDashboard')) return Response.json({ functionKey: 'key' });
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const config = {
  provider: () => new Map(),
  use: [askingOnMount],
  shouldRetryOnError: false,
  dedupingInterval: 0,
};

/** The dashboard as people have it: the rail beside it holds the same answer. */
const open = (path: string) =>
  render(
    <SWRConfig value={config}>
      <MemoryRouter initialEntries={[path]}>
        <Rail session={SESSION} />
        <Routes>
          <Route path="/dashboard" element={<Dashboard session={SESSION} />} />
          <Route path="/away" element={<Link to="/dashboard">Back</Link>} />
        </Routes>
        <Link to="/away">Away</Link>
      </MemoryRouter>
    </SWRConfig>,
  );
const failed = () => Response.json({ errors: ['No.'] }, { status: 503 });

test.each(['focus', 'online'])(
  'the dashboard asks for its counts at the event %s',
  async (event) => {
    await open('/dashboard');
    await expect.element(page.getByText('218')).toBeVisible();
    expect(asked).toBe(1);
    // SWR hears a focus at most every five seconds.
    await new Promise((resolve) => setTimeout(resolve, 5100));
    window.dispatchEvent(new Event(event));
    await expect.poll(() => asked).toBe(2);
  },
);

test('counts that could not be read are asked for again when the dashboard opens again', async () => {
  await open('/dashboard');
  await expect.element(page.getByText('218')).toBeVisible();
  answer = failed;
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const before = asked;
  answer = () => Response.json({ ...COUNTS, tiles: [{ name: 'invites', count: 219 }] });
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.element(page.getByText('219')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(asked).toBe(before + 1);
});

test('another page asks for no counts at a focus', async () => {
  await open('/away');
  await expect.poll(() => asked).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 5100));
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toBe(1);
});
