import type { PersonKept } from '@vse/domain/records/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { EraseModal } from './erase-modal.tsx';

const PERSON: PersonKept = {
  ...{ address: 'ana@example.com', names: ['Ana Silva'], isUser: true, namesakes: 0, audit: 12 },
  places: [
    { place: 'users', count: 1 },
    { place: 'results', count: 2 },
    { place: 'sales', count: 3 },
  ],
  mentions: [],
  ...{ hasMoreMentions: false, unreadable: 0, isBeingErased: false },
};
const after = (done: number, isDone: boolean, results: number) => ({
  ...{ erasure: 'one', isDone, done, of: 16 },
  places: [
    { place: 'users', count: 1 },
    ...(results > 0 ? [{ place: 'results', count: results }] : []),
  ],
});

/** What each call answers, one after the other; a number is a status, a function waits. */
let answers: unknown[];
let sent: unknown[];
const onChanged = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseErasePerson')) return Response.json({ functionKey: 'key' });
    sent.push(JSON.parse(String(init?.body)));
    const next = answers.shift();
    if (next === 0) throw new TypeError('Failed to fetch');
    if (next instanceof Promise) return Response.json(await next);
    if (typeof next !== 'number') return Response.json(next);
    const issue = { code: 'OWN_DATA', field: null, message: '' };
    return Response.json({ issues: [issue] }, { status: next });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  dropStaffToken();
});

const open = (person: Partial<PersonKept> = {}) =>
  render(
    <SignedIn session={{ kind: 'Admin' }}>
      <EraseModal person={{ ...PERSON, ...person }} onChanged={onChanged} onClose={onClose} />
    </SignedIn>,
  );
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();
const facts = () =>
  [...document.querySelectorAll('dl > div')].map((one) =>
    [...one.children].map(({ textContent }) => textContent),
  );

test('the question says what goes, what becomes anonymous, what is written over and what stays', async () => {
  await open();
  await expect.element(page.getByText('Erase everything about ana@example.com?')).toBeVisible();
  expect(facts()).toEqual([
    ['Goes', 'User settings (1)'],
    ['Becomes anonymous', 'Quiz results (2)'],
    ['Says “Former colleague” instead', 'Invites and results of their clients (3)'],
    ['Stays', 'Entries of the audit log (12), The account in the company’s directory'],
  ]);
  await page.getByLabelText('Invites and results').selectOptions('Are deleted');
  expect(facts()[0]).toEqual(['Goes', 'User settings (1), Quiz results (2)']);
  expect(sent).toEqual([]);
});

test('an erasure goes on call by call until it is done, and ends with a receipt', async () => {
  const last = Promise.withResolvers<unknown>();
  answers = [after(4, false, 1), last.promise];
  await open();
  await page.getByLabelText('Invites and results').selectOptions('Are deleted');
  await press('Erase');
  await expect.element(page.getByText('4 of 16 steps are done')).toBeVisible();
  expect(facts()).toEqual([
    ['User settings', '1'],
    ['Quiz results', '1'],
  ]);
  last.resolve(after(16, true, 2));
  await expect.element(page.getByText('Everything about ana@example.com is erased')).toBeVisible();
  expect(facts()).toEqual([
    ['User settings', '1'],
    ['Quiz results', '2'],
  ]);
  const link = page.getByRole('link', { name: 'Show the entry' });
  await expect.element(link).toHaveAttribute('href', '/audit?record=one');
  const input = { address: 'ana@example.com', results: 'deleted' };
  expect(sent).toEqual([input, { ...input, erasure: 'one' }]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('after a failure it goes on where it was, with the same choice', async () => {
  answers = [after(4, false, 1), 0];
  await open();
  await press('Erase');
  await expect.element(page.getByRole('alert').getByText(/\w/)).toBeVisible();
  await expect.element(page.getByText('4 of 16 steps are done')).toBeVisible();
  await expect.element(page.getByLabelText('Invites and results')).not.toBeInTheDocument();
  answers = [after(16, true, 2)];
  await press('Try again');
  await expect.element(page.getByText('Everything about ana@example.com is erased')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ erasure: 'one', results: 'anonymous' });
});

test('a refusal is said, and the choice stays', async () => {
  answers = [409];
  await open();
  await page.getByLabelText('Invites and results').selectOptions('Are deleted');
  await press('Erase');
  await expect
    .element(page.getByText('Your own data can only be erased by another administrator.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Invites and results')).toHaveValue('deleted');
  await press('Cancel');
  expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test('closed while it runs, it asks no more: the server goes on', async () => {
  const first = Promise.withResolvers<unknown>();
  answers = [first.promise, after(16, true, 2)];
  const { unmount } = await open();
  await press('Erase');
  document.querySelector<HTMLElement>('[role=dialog] button[aria-disabled=true]')?.click();
  await expect.element(page.getByText(/You can close this window/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  await unmount();
  first.resolve(after(4, false, 1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent).toHaveLength(1);
});

test('an erasure that is under way is followed, without a choice', async () => {
  answers = [after(16, true, 0)];
  await open({ isBeingErased: true });
  await expect.element(page.getByText(/is under way. It goes on by itself/)).toBeVisible();
  await expect.element(page.getByLabelText('Invites and results')).not.toBeInTheDocument();
  await press('Erase');
  await expect.element(page.getByText('This much was erased:')).toBeVisible();
});
