import type { QuizResult } from '@vse/domain/records/quiz-results';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { forgetLists, rememberList } from '../../lib/list-address.ts';
import { Results } from './results.tsx';

const RESULT: QuizResult = {
  id: 'r1',
  permalinkUrl: 'https://vse.example/results/r1',
  quizStartDate: '2026-05-01T08:00:00.000Z',
  quizCompleteDate: '2026-05-01T08:10:00.000Z',
  isQuizStarted: true,
  isQuizCompleted: true,
  generatedFor: 'Ana',
  generatedBy: 'Ines',
  questions: [],
  recommendedFragrances: [],
  isMine: false,
};

/** A picture that a browser can draw: another one would be replaced. */
const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const answer = (id: string, title: string, heroImageUrl = '') => ({
  ...{ id, title, heroImageUrl, type: 'Photo + Text' as const },
  publishState: 'Published' as const,
});
/** As the API gives it to the respondent and to the staff that it belongs to. */
const ANSWERED: QuizResult = {
  ...RESULT,
  questions: [
    {
      ...{ id: 'light', type: 'Photo + Text', questionText: 'Which light?' },
      selectedAnswers: ['noon'],
      sourceAnswers: [answer('dawn', 'Dawn', '/dawn.webp'), answer('noon', 'Noon', GIF)],
    },
    {
      ...{ id: 'rooms', type: 'Multiple Choice', questionText: 'Which rooms?' },
      selectedAnswers: ['spa', 'lobby'],
      sourceAnswers: [answer('lobby', 'Lobby'), answer('bar', 'Bar'), answer('spa', 'Spa')],
    },
    {
      ...{ id: 'season', type: 'Single Choice', questionText: 'Which season?' },
      ...{ selectedAnswers: [], sourceAnswers: [answer('fall', 'Fall')] },
    },
  ],
};
const OWNED: QuizResult = {
  ...ANSWERED,
  owner: { salesperson: 'Jonah Adler', provider: 'Aurum Scent Co.', inviteDate: null },
};

const reads: string[] = [];
/** Answers each read of the result with this one. */
function answering(result: QuizResult) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const isResult = String(url).includes('vseGetQuizResult');
    if (isResult) reads.push(String(url));
    return Response.json(isResult ? result : { functionKey: 'key', groupIds: {} });
  });
}
beforeEach(() => {
  reads.length = 0;
  answering(RESULT);
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
  forgetLists();
});

async function openAsStaff(result: QuizResult) {
  keepStaffToken(TEST_TOKEN);
  await render(
    <SignedIn session={{ kind: 'Salesperson' }}>
      <Results result={result} />
    </SignedIn>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const answers = () => page.getByRole('region', { name: 'Given answers' });
const listed = () =>
  [...answers().element().querySelectorAll('dl > div')].map((question) =>
    [...question.children].map(({ textContent }) => textContent),
  );

test('staff see what was chosen for each question, with its picture, without a further read', async () => {
  await openAsStaff(OWNED);
  await expect.element(answers()).toBeVisible();
  expect(listed()).toEqual([
    ['Which light?', 'Noon'],
    ['Which rooms?', 'Lobby', 'Spa'],
    ['Which season?', 'not answered'],
  ]);
  const pictures = [...answers().element().querySelectorAll('img')];
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual([GIF]);
  expect(pictures[0]?.loading).toBe('lazy');
  expect(reads).toEqual([]);
});

test('staff see whose result it is, and the way back to the history as they left it', async () => {
  rememberList('/results', '?from=2026-09-01&provider=aurum');
  await openAsStaff(OWNED);
  const back = page.getByRole('link', { name: 'Quiz History' });
  await expect.element(back).toHaveAttribute('href', '/results?from=2026-09-01&provider=aurum');
  await expect.element(page.getByText('Jonah Adler')).toBeVisible();
  await expect.element(page.getByText('Aurum Scent Co.')).toBeVisible();
});

test("a result that was read with a respondent's token is read once more for staff", async () => {
  answering(OWNED);
  await openAsStaff({ ...ANSWERED, isMine: true });
  await expect.element(answers()).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('staff that the result does not belong to see no answers', async () => {
  await openAsStaff({ ...RESULT, questions: ANSWERED.questions });
  await expect.poll(() => reads).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answers().elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Quiz History' }).elements()).toHaveLength(0);
});

test('a respondent sees neither the answers nor the way to the history', async () => {
  await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <Results result={{ ...OWNED, isMine: true }} />
      </MemoryRouter>
    </SWRConfig>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answers().elements()).toHaveLength(0);
  expect(page.getByRole('link', { name: 'Quiz History' }).elements()).toHaveLength(0);
  expect(reads).toEqual([]);
});

test('the permalink reads without its scheme, is copied whole, and has one button', async () => {
  await openAsStaff(OWNED);
  const field = page.getByRole('textbox', { name: 'Link to these results' });
  await expect.element(field).toHaveValue('vse.example/results/r1');
  expect(page.getByRole('button', { name: /[Cc]opy/ }).elements()).toHaveLength(1);
  const copied: (string | undefined)[] = [];
  const note = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'));
  document.addEventListener('copy', note);
  await field.click();
  await userEvent.keyboard('{ControlOrMeta>}c{/ControlOrMeta}');
  document.removeEventListener('copy', note);
  expect(copied).toEqual(['https://vse.example/results/r1']);
});

test.each([
  ['Admin', 1],
  // After the Admin's, whose tools are loaded by then.
  ['Manager', 0],
  ['Salesperson', 0],
] as const)('as %s there are %i tools of the Admin', async (kind, count) => {
  keepStaffToken(TEST_TOKEN);
  const screen = await render(
    <SignedIn session={{ kind }}>
      <Results result={RESULT} />
    </SignedIn>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const tools = screen.getByText('Admin Tools');
  await expect.poll(() => tools.elements().length).toBe(count);
});
