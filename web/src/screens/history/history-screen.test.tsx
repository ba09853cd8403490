import type { Session } from '@vse/domain/records/users';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { HistoryScreen } from './history-screen.tsx';

const EMAIL = 'jonah.adler@aurum.example';
const user = { id: 'jonah', email: EMAIL, firstName: 'Jonah', lastName: 'Adler' };
const result = {
  ...{ id: 'result', isQuizStarted: true, isQuizCompleted: false, permalinkUrl: '' },
  ...{ quizStartDate: '2026-05-01T08:00:00.000Z', quizCompleteDate: null, provider: 'aurum' },
  invite: { name: 'Robin', email: 'robin@example.com', provider: 'aurum', salesperson: EMAIL },
  project: {},
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  keepStaffToken('token');
});
afterEach(() => {
  dropStaffToken();
  vi.unstubAllGlobals();
});

async function open(kind: Session['kind']) {
  const session = {
    ...{ kind, email: EMAIL, name: 'Jonah Adler', userId: 'jonah', logId: 'jonah', logo: '' },
    ...{ provider: { id: 'aurum', name: 'Aurum Scent Co.' }, language: 'en', hasAccess: true },
    settings: null,
  };
  const answers: Record<string, object> = {
    vseGetAppSettings: { functionKey: '', groupIds: {} },
    vseGetSession: session,
    vseListProviders: { items: [{ id: 'aurum', name: 'Aurum Scent Co.' }] },
    vseListUserSettings: { items: [user] },
    vseListQuizResults: { items: [result], total: 2, unreadable: 1 },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(url) ?? [];
    asked.push(name);
    return Response.json(answers[name] ?? {});
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <HistoryScreen />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, asked };
}

test.each(['Admin', 'Manager', 'Salesperson'] as const)(
  'a %s reads the names of the salesperson and the provider',
  async (kind) => {
    const { screen, asked } = await open(kind);
    const row = screen.getByRole('row').nth(1);
    await expect.element(row.getByText('Jonah Adler')).toBeVisible();
    await expect.element(row.getByText('Aurum Scent Co.').last()).toBeVisible();
    expect(asked.includes('vseListUserSettings')).toBe(kind !== 'Salesperson');
  },
);

test.each([
  ['Admin', 1],
  ['Manager', 1],
  ['Salesperson', 0],
] as const)('a %s has %i export of the history', async (kind, count) => {
  const { screen } = await open(kind);
  await expect.element(screen.getByText('Robin', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' }).elements()).toHaveLength(count);
});

test('a result that cannot be read is counted above the others', async () => {
  const { screen } = await open('Manager');
  await expect.element(screen.getByText('1 record cannot be shown.')).toBeVisible();
  await expect.element(screen.getByText('Robin', { exact: true })).toBeVisible();
});
