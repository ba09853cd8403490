import type { Session } from '@vse/domain/records/users';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  localStorage.clear();
  vi.unstubAllGlobals();
});

const completed = {
  ...result,
  ...{ id: 'done', isQuizCompleted: true, quizCompleteDate: '2026-05-02T08:00:00.000Z' },
  ...{ invite: {}, project: { name: 'Hotel', provider: 'Aurum Scent Co.' } },
  bestMatch: { name: 'Salt Line', color: '#8fc1c7' },
};

async function open(kind: Session['kind'], items: object[] = [result]) {
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
    vseListQuizResults: { items, total: 2, unreadable: 1 },
  };
  const asked: string[] = [];
  const queries: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(url) ?? [];
    asked.push(name);
    if (name === 'vseListQuizResults') queries.push(new URL(url, location.href).searchParams);
    return Response.json(answers[name] ?? {});
  });
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <HistoryScreen />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { screen, asked, queries };
}

test('on a phone a card names only what could be mistaken, and leaves out what is missing', async () => {
  await page.viewport(360, 740);
  const { screen } = await open('Admin', [completed, result]);
  await expect.element(screen.getByRole('row').nth(2).getByText('Jonah Adler')).toBeVisible();
  const cards = screen
    .getByRole('row')
    .elements()
    .slice(1)
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
    .map((row) => (row as HTMLElement).innerText.split('\n').filter(Boolean));
  expect(cards).toEqual([
    ['May 1, 2026', 'Date Completed', 'May 2, 2026', 'Hotel', 'Aurum Scent Co.', 'View Result'],
    [
      ...['May 1, 2026', 'Salesperson', 'Jonah Adler'],
      ...['Robin', 'robin@example.com', 'Aurum Scent Co.', 'Open quiz'],
    ],
  ]);
});

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
  await expect.element(screen.getByRole('rowheader').getByText(/^Robin/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' }).elements()).toHaveLength(count);
});

test('a result that cannot be read is counted above the others', async () => {
  const { screen } = await open('Manager');
  await expect.element(screen.getByText('1 record cannot be shown.')).toBeVisible();
  await expect.element(screen.getByRole('rowheader').getByText(/^Robin/)).toBeVisible();
});

test.each([
  ['Open quiz: 5 of 10', { answered: 5, questions: 10 }],
  ['Open quiz', undefined],
])('the link to an unfinished quiz says %s', async (text, progress) => {
  const { screen } = await open('Admin', [{ ...result, progress }]);
  const row = screen.getByRole('row').nth(1);
  const link = row.getByRole('link', { name: text });
  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toBe(text);
  await expect.element(link).toHaveAttribute('href', '/quiz/result');
  await expect.element(row.getByRole('rowheader').getByText(/^Robin/)).toBeVisible();
  expect(row.getByRole('link', { name: 'View Result' }).elements()).toHaveLength(0);
});

test('the row of a completed quiz leads to its result, and is named after its project', async () => {
  const { screen } = await open('Admin', [completed]);
  const row = screen.getByRole('row').nth(1);
  const link = row.getByRole('link', { name: 'View Result' });
  await expect.element(link).toHaveAttribute('href', '/quiz/done/complete');
  await expect.element(row.getByRole('rowheader').getByText('Hotel')).toBeVisible();
});

test('the best match is asked for and shown once its column is chosen, and stays chosen', async () => {
  const { screen, queries } = await open('Admin', [completed]);
  await expect.element(screen.getByText('Hotel')).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Date Started', 'Date Completed', 'Client/Project', 'Salesperson', 'Invited User'],
    ...['Invited User Email', 'Client', 'View Result'],
  ]);
  expect(screen.getByText('Salt Line').elements()).toHaveLength(0);
  expect(queries.map((query) => query.get('bestMatch'))).not.toContain('true');
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Best Match' }).click();
  await expect.element(screen.getByText('Salt Line')).toBeVisible();
  expect(queries.at(-1)?.get('bestMatch')).toBe('true');
  await screen.unmount();
  const again = await open('Admin', [completed]);
  await expect.element(again.screen.getByText('Salt Line')).toBeVisible();
  expect(again.queries.map((query) => query.get('bestMatch'))).toEqual(['true']);
});

test('a column that was hidden by an earlier version stays hidden, and brings no other one', async () => {
  localStorage.setItem('vse.historyHiddenColumns', 'email');
  const { screen } = await open('Admin', [completed]);
  await expect.element(screen.getByText('Hotel')).toBeVisible();
  const titles = screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles).not.toContain('Invited User Email');
  expect(titles).not.toContain('Best Match');
});

test.each([
  ['Admin', ['Copy link', 'Delete']],
  ['Manager', ['Copy link']],
] as const)('the menu of a row offers a %s %j', async (kind, expected) => {
  const { screen } = await open(kind);
  const more = screen.getByRole('button', { name: 'More actions: Robin' });
  await more.click();
  const items = screen.getByRole('menuitem');
  await expect.element(items.first()).toHaveFocus();
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(expected);
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  expect(items.elements()).toHaveLength(0);
});
