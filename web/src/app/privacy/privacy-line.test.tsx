import type { QuizResult } from '@vse/domain/records/quiz-results';
import { MemoryRouter, Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dropStaffToken, keepRespondentToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { outboxFor } from '../../screens/quiz/outboxes.ts';
import { QuizScreen } from '../../screens/quiz/quiz-screen.tsx';
import { RemoveDialog } from './privacy-dialogs.tsx';
import { PrivacyLine } from './privacy-line.tsx';

const NOTICE = 'https://verdier.example/privacy';
const QUIZ: QuizResult = {
  ...{ id: 'q', permalinkUrl: '', isQuizStarted: true, isQuizCompleted: false, isMine: true },
  ...{ quizStartDate: '2026-05-04T08:00:00.000Z', quizCompleteDate: null },
  ...{ generatedFor: 'Ana', generatedBy: 'Ana', recommendedFragrances: [] },
  questions: [
    {
      ...{ id: 'light', type: 'Single Choice', questionText: 'Which light?', selectedAnswers: [] },
      sourceAnswers: [
        ...['Dawn', 'Noon'].map((title) => ({
          ...{ id: title, title, type: 'Single Choice' as const, heroImageUrl: '' },
          publishState: 'Published' as const,
        })),
      ],
    },
  ],
};

let id = '';
let isSaving = true;
let url: string | null = NOTICE;
const asked: string[] = [];
beforeEach(() => {
  id = crypto.randomUUID();
  isSaving = true;
  url = NOTICE;
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const text = String(address);
    if (text.includes('vseGetPrivacyNotice')) {
      asked.push(text);
      return Response.json({ url });
    }
    if (text.includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
    const isKnown = new Headers(init?.headers).get('x-authorization') === 'Bearer key-of-quiz';
    if (!isKnown)
      return Response.json({ issues: [{ code: 'TOKEN', message: 'No' }] }, { status: 401 });
    if (text.includes('vseUpdateQuizResult') && !isSaving) throw new TypeError('offline');
    return Response.json({ ...QUIZ, id });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  dropStaffToken();
});

const fresh = { provider: () => new Map() };
const openAt = (address: string) =>
  render(
    <SWRConfig value={fresh}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/quiz/:resultId" element={<QuizScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <PrivacyLine />
      </MemoryRouter>
    </SWRConfig>,
  );
const notMine = () => page.getByRole('button', { name: 'This is not my device' });
const confirm = () => page.getByRole('button', { name: 'Remove from this device' });
const stored = () => Object.keys(localStorage).filter((key) => key.includes(id));
const openRemove = (leave: () => void, onClose = () => {}) =>
  render(<RemoveDialog id={id} leave={leave} onClose={onClose} />);

test('each page links the privacy notice of what it shows', async () => {
  for (const [address, query] of [
    ['/', ''],
    ['/invite#provider=verdier', 'provider=verdier'],
    ['/quiz/quiz-1', 'id=quiz-1'],
    ['/results/quiz-1', 'id=quiz-1'],
    ['/quiz/quiz-1/complete', 'id=quiz-1'],
  ] as const) {
    const screen = await openAt(address);
    const link = screen.getByRole('link', { name: 'Privacy notice' });
    await expect.element(link).toHaveAttribute('href', NOTICE);
    expect(asked.at(-1)?.split('?')[1] ?? '').toBe(query);
    await screen.unmount();
  }
});

test('without a notice there is no link, but always what the device keeps', async () => {
  url = null;
  const screen = await openAt('/');
  await screen.getByRole('button', { name: 'What this device keeps' }).click();
  const dialog = page.getByRole('dialog', { name: 'What this device keeps' });
  await expect.element(dialog.getByText(/and your answers until they are saved\.$/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Privacy notice' }).elements()).toHaveLength(0);
  expect(notMine().elements()).toHaveLength(0);
});

test('a removed quiz leaves nothing in the browser, and a reload asks for the invite again', async () => {
  keepRespondentToken(id, 'key-of-quiz');
  const screen = await openAt(`/quiz/${id}`);
  await expect.element(screen.getByText('Which light?')).toBeVisible();
  await expect.element(notMine()).toBeVisible();
  const leave = vi.fn();
  const dialog = await openRemove(leave);
  await expect.element(dialog.getByText(/^Your answers are saved\./)).toBeVisible();
  expect([stored().length, leave.mock.calls.length]).toEqual([1, 0]);
  await confirm().click();
  expect([stored(), leave.mock.calls.length]).toEqual([[], 1]);
  await screen.unmount();
  await openAt(`/quiz/${id}`);
  await expect.element(page.getByRole('heading', { name: 'Open your invite again' })).toBeVisible();
  expect(notMine().elements()).toHaveLength(0);
});

test('answers that are not saved are not removed without a question', async () => {
  isSaving = false;
  keepRespondentToken(id, 'key-of-quiz');
  await openAt(`/quiz/${id}`);
  await page.getByLabelText('Noon').click();
  const [leave, onClose] = [vi.fn(), vi.fn()];
  await openRemove(leave, onClose);
  await expect
    .element(page.getByRole('alert').getByText('1 answer is not saved yet.'))
    .toBeVisible();
  expect(confirm().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect([stored().length, leave.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 0, 1]);
  const saveNow = page.getByRole('button', { name: 'Save now' });
  // Not before the click: the outbox tries again by itself, too, and then there is nothing to click.
  saveNow.element().addEventListener('click', () => (isSaving = true), { capture: true });
  await saveNow.click();
  await expect.element(confirm()).toBeVisible();
  expect([stored(), leave.mock.calls.length]).toEqual([[`vse.respondent.${id}`], 0]);
});

test('answers that cannot be saved are removed when the person says so', async () => {
  localStorage.setItem(
    `vse.outbox.${id}`,
    JSON.stringify({ light: { selectedAnswers: ['Noon'] } }),
  );
  keepRespondentToken(id, 'key-of-quiz');
  expect(Object.keys(outboxFor(id).outbox.get().pending)).toEqual(['light']);
  const leave = vi.fn();
  await openRemove(leave);
  await page.getByRole('button', { name: 'Remove without saving' }).click();
  expect([stored(), leave.mock.calls.length]).toEqual([[], 1]);
});

test('results that are still asked for are not removed without a question', async () => {
  isSaving = false;
  keepRespondentToken(id, 'key-of-quiz');
  outboxFor(id).outbox.complete({});
  await openRemove(vi.fn());
  await expect
    .element(page.getByRole('alert').getByText('Your results have not been saved yet.'))
    .toBeVisible();
  expect(confirm().elements()).toHaveLength(0);
});

test('staff who look at results are not asked whose device it is', async () => {
  keepStaffToken('token');
  const screen = await openAt(`/results/${id}`);
  await expect
    .element(screen.getByRole('button', { name: 'What this device keeps' }))
    .toBeVisible();
  expect(notMine().elements()).toHaveLength(0);
});
