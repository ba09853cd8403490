import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { showLanguage } from '../../lib/words/words.ts';
import { Waits } from './waits.tsx';

type Todo = Parameters<typeof Waits>[0]['todo'];

const waits = (todo: Todo) =>
  render(
    <MemoryRouter>
      <Waits todo={todo} />
    </MemoryRouter>,
  );

afterEach(() => showLanguage('en'));

test('each line leads to its list, which shows only what waits', async () => {
  const screen = await waits([
    { name: 'failedJobs', count: 2 },
    { name: 'pendingRoles', count: 1 },
    { name: 'draftFragrances', count: 4 },
    { name: 'unstockedFragrances', count: 1200 },
    { name: 'draftQuestions', count: 2, first: ['Which hour?', 'Which light?'] },
    { name: 'leftOutQuestions', count: 1, first: ['Which sound?'] },
    { name: 'expiringInvites', count: 3 },
  ]);
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  const lines = screen.getByRole('link').all();
  expect(
    lines.map((line) => [line.element().textContent, line.element().getAttribute('href')]),
  ).toEqual([
    ['2 jobs have failed They say why, and can be tried again.', '/jobs'],
    ['1 role is not set in the directory yet VSE tries again every minute.', '/users'],
    ['4 fragrances are drafts No quiz recommends a draft.', '/fragrances?status=Draft'],
    [
      '1,200 published fragrances are in no inventory No quiz can recommend them.',
      '/fragrances?status=Published&inventory=none',
    ],
    ['2 questions are drafts Which hour? · Which light?', '/questions?status=Draft'],
    ['1 question is left out by the quiz Which sound?', '/questions?quiz=out'],
    [
      '3 open invites expire within 7 days After that, their codes do not work.',
      '/invites?status=open',
    ],
  ]);
});

test('the lines are in the current language', async () => {
  const screen = await waits([{ name: 'unstockedFragrances', count: 1 }]);
  await showLanguage('de');
  await expect
    .element(screen.getByRole('link', { name: /^1 veröffentlichter Duft ist in keinem Sortiment/ }))
    .toBeVisible();
});

test('without open work the card says so, and not before it is read', async () => {
  const nothing = 'Nothing waits for you.';
  const screen = await waits(undefined);
  await expect.element(screen.getByRole('heading', { name: 'Waits for you' })).toBeVisible();
  expect(screen.getByText(nothing).elements()).toEqual([]);
  const { getByText } = await waits([]);
  await expect.element(getByText(nothing)).toBeVisible();
});
