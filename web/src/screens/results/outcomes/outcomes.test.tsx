import type { Outcome } from '@vse/domain/records/outcomes';
import type { QuizResult } from '@vse/domain/records/quiz-results';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { Results } from '../results.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const fragrance = (id: string, name: string) => ({
  ...{ id, name, sku: id, family: 'Green', collection: 'Core', detectionLevel: '' },
  ...{ shortDescription: '', longDescription: '', isOdorNeutralizer: false, colors: [] },
  ...{ heroImageUrl: PICTURE, oneSheetPdfUrl: '', reasons: [], label: 'BEST MATCH' as const },
});
const outcome = (kind: Outcome['kind'], date: string, more: Partial<Outcome> = {}): Outcome => ({
  ...{ fragrance: 'salt', kind, date, by: { id: 'mara', name: 'Mara Lindqvist' } },
  ...more,
});
const RESULT: QuizResult = {
  ...{ id: 'r1', permalinkUrl: 'https://vse.example/results/r1', questions: [] },
  quizStartDate: '2026-05-01T08:00:00.000Z',
  quizCompleteDate: '2026-05-01T08:10:00.000Z',
  ...{ isQuizStarted: true, isQuizCompleted: true, isMine: false },
  ...{ generatedFor: 'Ana', generatedBy: 'Ines' },
  recommendedFragrances: [fragrance('salt', 'Salt Line'), fragrance('oud', 'Oud Library')],
};

type Body = Record<string, unknown>;
/** The outcomes on the server, and what it was sent. */
let stored: Outcome[];
let sent: Body[];
let answerTo: (body: Body) => Response | Promise<Response>;
const date = '2026-05-03T10:00:00.000Z';

/** As the API does it, without its checks. */
function saved({ fragrance, kind, rating, reason, isTakenBack }: Body) {
  stored = stored.filter((one) => one.fragrance !== fragrance || one.kind !== kind);
  const by = { id: 'jonah', name: 'Jonah Adler' };
  if (!isTakenBack) stored.push({ fragrance, kind, rating, reason, date, by } as Outcome);
  return Response.json({ outcomes: stored });
}
const refused = (status: number, code: string, message: string) =>
  Response.json({ issues: [{ code, field: null, message }] }, { status });

beforeEach(() => {
  stored = [];
  sent = [];
  answerTo = saved;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('vseNoteOutcome')) {
      const body = JSON.parse(String(init?.body));
      sent.push(body);
      return answerTo(body);
    }
    if (!String(url).includes('vseGetQuizResult'))
      return Response.json({ functionKey: 'key', groupIds: {} });
    const owner = { salesperson: 'Jonah Adler', provider: 'Aurum', inviteDate: null };
    return Response.json({ ...RESULT, owner, outcomes: stored });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

async function open() {
  keepStaffToken(TEST_TOKEN);
  await render(
    <SignedIn session={{ kind: 'Salesperson' }}>
      <Results result={{ ...RESULT, isMine: true }} />
    </SignedIn>,
  );
  await expect.element(page.getByRole('heading', { name: 'What it led to' })).toBeVisible();
}
const of = (name: string) => page.getByRole('group', { name, exact: true });
const button = (name: string | RegExp, within = of('Salt Line')) =>
  typeof name === 'string'
    ? within.getByRole('button', { name, exact: true })
    : within.getByRole('button', { name });
const isPressed = (name: string) =>
  expect.element(button(`${name} Salt Line`)).toHaveAttribute('aria-pressed', 'true');

test('one tap notes a sent sample and says who and when', async () => {
  await open();
  await button('Sample sent Salt Line').click();
  await isPressed('Sample sent');
  expect(sent).toEqual([{ id: 'r1', fragrance: 'salt', kind: 'sent', seen: null }]);
  await expect.element(of('Salt Line').getByText(/Jonah Adler.+May 3, 2026/)).toBeVisible();
  await expect.element(of('Salt Line').getByText(/Saved: .*Sample sent/)).toBeVisible();
  expect(of('Oud Library').getByText('Jonah Adler').elements()).toHaveLength(0);
});

test('a second tap takes it back, with what was seen', async () => {
  stored = [outcome('sent', '2026-05-02T10:00:00.000Z')];
  await open();
  await button('Sample sent Salt Line').click();
  await expect.element(of('Salt Line').getByText(/Taken back: .*Sample sent/)).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ id: 'r1', fragrance: 'salt', kind: 'sent', isTakenBack: true },
      seen: '2026-05-02T10:00:00.000Z',
    },
  ]);
  await expect.element(button('Sample sent Salt Line')).toHaveAttribute('aria-pressed', 'false');
});

test('two presses of the keyboard rate what was smelled, and the focus comes back', async () => {
  await open();
  button('Smelled Salt Line').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/1 of 5.+disliked/)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await isPressed('Smelled');
  await expect.element(button('Smelled Salt Line')).toHaveFocus();
  expect(sent).toEqual([{ id: 'r1', fragrance: 'salt', kind: 'smelled', rating: 4, seen: null }]);
  await expect.element(of('Salt Line').getByText(/4 of 5.+liked/)).toBeVisible();
});

test('Escape closes the ratings without a call', async () => {
  await open();
  await button('Smelled Salt Line').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Smelled Salt Line')).toHaveFocus();
  expect(button(/1 of 5.+disliked/).elements()).toHaveLength(0);
  expect(sent).toEqual([]);
});

test('a refusal has a reason, which is one of the offered or typed', async () => {
  await open();
  await button('Refused Salt Line').click();
  await button('too sweet').click();
  await expect.element(of('Salt Line').getByText(/too sweet/)).toBeVisible();
  await button('Refused Oud Library', of('Oud Library')).click();
  await of('Oud Library').getByRole('textbox', { name: 'Other reason' }).fill('reminds of smoke');
  await button('Save reason', of('Oud Library')).click();
  await expect.element(of('Oud Library').getByText(/reminds of smoke/)).toBeVisible();
  expect(sent.map(({ reason }) => reason)).toEqual(['too sweet', 'reminds of smoke']);
});

test('a failed save says so, keeps what was chosen, and is tried again', async () => {
  answerTo = () => Promise.reject(new TypeError('offline'));
  await open();
  await button('Smelled Salt Line').click();
  await button(/5 of 5.+loved/).click();
  await expect.element(of('Salt Line').getByText(/^Not saved/)).toBeVisible();
  await expect.element(of('Salt Line').getByText(/check your connection/)).toBeVisible();
  await isPressed('Smelled');
  answerTo = saved;
  await button(/^Try again/).click();
  await expect.element(of('Salt Line').getByText(/5 of 5.+loved/)).toBeVisible();
  expect(button(/^Try again/).elements()).toHaveLength(0);
  expect(sent.map(({ rating }) => rating)).toEqual([5, 5]);
});

test('a choice that was not saved can be discarded', async () => {
  answerTo = () => refused(503, 'RECORDS_UNAVAILABLE', 'The records do not answer.');
  await open();
  await button('Chosen Salt Line').click();
  await button(/^Discard/).click();
  await expect.element(button('Chosen Salt Line')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(of('Salt Line').getByText(/^Not saved/)).not.toBeInTheDocument();
});

test('when a colleague was faster, their outcome is shown and mine is kept until I decide', async () => {
  await open();
  await button('Smelled Salt Line').click();
  stored = [outcome('smelled', '2026-05-02T10:00:00.000Z', { rating: 2 })];
  answerTo = () => refused(412, 'CHANGED_MEANWHILE', 'Someone else changed this meanwhile.');
  await button(/4 of 5.+liked/).click();
  await expect.element(of('Salt Line').getByText(/2 of 5.+not really/)).toBeVisible();
  await expect.element(of('Salt Line').getByText(/Someone else changed this/)).toBeVisible();
  answerTo = saved;
  await button(/^Try again/).click();
  await expect.element(of('Salt Line').getByText(/4 of 5.+liked/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ rating: 4, seen: '2026-05-02T10:00:00.000Z' });
});

test('answers that come in another order lose no outcome on the page', async () => {
  await open();
  const held: (() => void)[] = [];
  answerTo = (body) => {
    const answer = saved(body);
    return new Promise((resolve) => held.push(() => resolve(answer)));
  };
  await button('Sample sent Salt Line').click();
  await button('Chosen Salt Line').click();
  await expect.poll(() => held).toHaveLength(2);
  held[1]?.();
  await expect.element(of('Salt Line').getByText(/Saved: .*Chosen/)).toBeVisible();
  held[0]?.();
  await expect.element(of('Salt Line').getByText(/Saved: .*Sample sent/)).toBeVisible();
  await isPressed('Chosen');
  await isPressed('Sample sent');
});

test('what the respondent asked for stands there, and offline is said', async () => {
  stored = [outcome('asked', '2026-05-02T10:00:00.000Z', { by: null })];
  await open();
  await expect.element(of('Salt Line').getByText('Sample asked for')).toBeVisible();
  await expect.element(of('Salt Line').getByText(/by the respondent.+May 2, 2026/)).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You are offline/)).toBeVisible();
});
