import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { HistoryItem } from '@vse/domain/records/quiz-results';
import type { Session } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { INES, SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { Dashboard } from './dashboard.tsx';

type Figures = OutputOf<typeof getInsight>;

const NONE = {
  ...{ invited: 0, handedOver: 0, redeemed: 0, answered: 0, completed: 0, openedSheet: 0 },
  ...{ waiting: 0, revoked: 0, expired: 0, openUnanswered: 0, leftUnanswered: 0, open: 0, left: 0 },
};
const NO_TIME = { seconds: null, n: 0 };
const funnel = (source: 'invite' | 'project', now: object): Figures['funnels'][number] => ({
  ...{ source, now: { ...NONE, ...now }, before: NONE },
  time: { now: NO_TIME, before: NO_TIME },
});

/** Thirty days until a Thursday; each has one invite more than the one before, and ten days had a completion. */
const DAYS = Array.from({ length: 30 }, (_, at) => {
  const day = new Date(Date.parse('2026-10-28') + at * 86_400_000).toISOString().slice(0, 10);
  const events = { invited: at, redeemed: 1, answered: 1, completed: at < 20 ? 0 : 1 };
  return { day, start: `${day}T00:00:00.000Z`, hours: 24, events };
});

const question = (text: string, left: number): Figures['questions']['items'][number] => ({
  ...{ id: text, text, type: 'Single Choice', isGone: false, answers: [] },
  ...{ reached: { now: 9, before: 0 }, answered: { now: 9, before: 0 } },
  left: { now: left, before: 0 },
  time: { now: NO_TIME, before: NO_TIME },
});

const FIGURES: Figures = {
  ...{ asOf: '2026-11-26T09:00:00.000Z', since: '2026-01-05T09:00:00.000Z' },
  period: { from: '2026-10-28', to: '2026-11-26', days: 30 },
  before: { from: '2026-09-28', to: '2026-10-27', days: 30 },
  funnels: [
    funnel('invite', {
      ...{ invited: 64, handedOver: 60, redeemed: 48, answered: 44, completed: 39 },
      ...{ waiting: 13, revoked: 2, expired: 1, leftUnanswered: 4, open: 1, left: 4 },
    }),
    funnel('project', { invited: 7, redeemed: 7, answered: 6, completed: 5, left: 1 }),
  ],
  trend: { now: DAYS, before: [] },
  versions: [],
  questions: {
    leftAtEnd: { now: 4, before: 0 },
    n: { now: 55, before: 0 },
    items: [question('Which light?', 2), question('Which hour?', 0), question('Which sound?', 5)],
  },
  fragrances: { n: { now: 44, before: 0 }, items: [], never: [] },
  adjectives: { n: { now: 0, before: 0 }, offered: 0, items: [] },
};

const result = (id: string, more: Partial<HistoryItem>): HistoryItem => ({
  ...{ id, isQuizStarted: true, isQuizCompleted: true, permalinkUrl: `/results/${id}` },
  ...{ quizStartDate: new Date(Date.now() - 7_200_000).toISOString(), quizCompleteDate: null },
  ...{ invite: {}, project: {} },
  ...more,
});
const RESULTS = [
  result('one', {
    project: { name: 'Hotel Meridian lobby', salesperson: 'jonah@aurum.example' },
    bestMatch: { name: 'Salt Line', color: '#8fc1c7' },
  }),
  result('two', {
    isQuizCompleted: false,
    invite: { name: 'Chiara Conti', salesperson: 'priya@aurum.example' },
    progress: { answered: 7, questions: 10 },
  }),
  result('three', { isQuizCompleted: false, invite: { name: 'Lea Brandt' } }),
];

const counts = {
  countedDate: '2026-11-24T08:00:00.000Z',
  tiles: [{ name: 'invites', count: 218 }],
  todo: [{ name: 'expiringInvites', count: 3 }],
};
let answer: () => Response;
let insight: () => Response | Promise<Response>;
let results: () => Response | Promise<Response>;
let asked: URL[];

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  answer = () => Response.json(counts);
  insight = () => Response.json(FIGURES);
  results = () => Response.json({ items: RESULTS });
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const address = new URL(String(url), location.href);
    asked.push(address);
    if (address.pathname.endsWith('vseGetDashboard')) return answer();
    if (address.pathname.endsWith('vseGetInsight')) return insight();
    if (address.pathname.endsWith('vseListQuizResults')) return results();
    return Response.json({ functionKey: 'key' });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const open = (person: Partial<Session> = {}) =>
  render(
    <SignedIn session={{}}>
      <Dashboard
        session={{
          ...INES,
          kind: 'Manager',
          email: 'mara@aurum.example',
          name: 'Mara',
          userId: 'mara',
          logId: 'mara',
          ...person,
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

const rowsOf = (table: { element(): Element }) =>
  [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

test('this week is compared with the same days of last week', async () => {
  const screen = await open();
  const week = screen.getByRole('region', { name: 'This week' });
  // A Thursday: 26 + 27 + 28 + 29 began since Monday, and 19 + 20 + 21 + 22 on the same days before.
  await expect.element(week.getByText('110')).toBeVisible();
  expect(week.element().textContent).toContain('28 more, was 82');
  expect(week.element().textContent).toContain('as many, was 4');
  expect(week.element().textContent).toContain('1 more, was 3');
  await expect
    .element(week.getByRole('img', { name: /26.*, .*27.*, .*28.*, .*29.*Last week: .*19.*25/ }))
    .toBeVisible();
});

test('the last 30 days are a table of steps, each with where the others are', async () => {
  const screen = await open();
  const table = screen.getByRole('table', { name: 'The last 30 days' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table)).toEqual([
    ['Invited', '', '64', '100%', expect.stringMatching(/^All since .*October 28/)],
    ['Redeemed', '', '48', '75%', '13 invited and still open, 2 withdrawn, 1 expired'],
    ['Answered once', '', '44', '69%', '4 left before the first answer'],
    ['Completed', '', '39', '61%', '1 answered and still open, 4 left'],
  ]);
  const month = screen.getByRole('region', { name: 'The last 30 days' });
  const plain = month.element().textContent?.replace(/[\u2066-\u2069]/g, '');
  expect(plain).toContain('Projects: 7 begun, 5 completed.');
  const left = month.getByRole('link', { name: /^Most were left at question/ });
  await expect.element(left).toHaveAttribute('href', '/insight');
  expect(plain).toContain('question 3: 5');
});

test('when most answered all questions and left, the last 30 days say so', async () => {
  const { questions } = FIGURES;
  const more = { ...questions, leftAtEnd: { now: 6, before: 0 } };
  insight = () => Response.json({ ...FIGURES, questions: more });
  const screen = await open();
  const left = screen.getByRole('link', { name: 'Most were left after the last question: 6' });
  await expect.element(left).toHaveAttribute('href', '/insight');
  expect(screen.getByRole('link', { name: /^Most were left at/ }).elements()).toHaveLength(0);
});

test('without invites, the steps are those of the projects', async () => {
  const [, project = funnel('project', {})] = FIGURES.funnels;
  insight = () => Response.json({ ...FIGURES, funnels: [funnel('invite', {}), project] });
  const screen = await open();
  const table = screen.getByRole('table', { name: 'The last 30 days' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table).map(([step, , count]) => [step, count])).toEqual([
    ['Begun', '7'],
    ['Answered once', '6'],
    ['Completed', '5'],
  ]);
});

test('the newest results show their best match or how far they are, and lead to it', async () => {
  const screen = await open();
  const table = screen.getByRole('table', { name: 'Newest results' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table)).toEqual([
    ...[['2 hours ago', 'Hotel Meridian lobby2 hours ago', 'Salt Line', 'jonah@aurum.example']].map(
      (row) => [...row, 'View Result: Hotel Meridian lobby'],
    ),
    [
      '2 hours ago',
      'Chiara Conti2 hours ago',
      '7 of 10',
      'priya@aurum.example',
      'Open quiz: Chiara Conti',
    ],
    ['2 hours ago', 'Lea Brandt2 hours ago', '-', '', 'Open quiz: Lea Brandt'],
  ]);
  const links = table.getByRole('link').all();
  expect(links.map((link) => link.element().getAttribute('href'))).toEqual([
    '/quiz/one/complete',
    '/quiz/two',
    '/quiz/three',
  ]);
  const input = asked.find(({ pathname }) => pathname.endsWith('vseListQuizResults'));
  expect(Object.fromEntries(input?.searchParams ?? [])).toEqual({ limit: '5', bestMatch: 'true' });
});

test('a Salesperson, who sees only their own results, is not named beside each', async () => {
  const screen = await open({ kind: 'Salesperson' });
  const table = screen.getByRole('table', { name: 'Newest results' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table)[0]).toHaveLength(4);
});

test('a part that is being read has its place, and one that is empty says so', async () => {
  let release = (_: Response) => {};
  insight = () =>
    new Promise<Response>((resolve) => {
      release = resolve;
    });
  results = () => Response.json({ items: [] });
  const screen = await open();
  await expect
    .element(screen.getByText('They appear here as soon as a quiz begins.'))
    .toBeVisible();
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(2);
  release(Response.json({ ...FIGURES, funnels: [funnel('invite', {}), funnel('project', {})] }));
  await expect.element(screen.getByText('Nothing was begun in the last 30 days.')).toBeVisible();
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
});

test('a part that fails says so and can be tried again, while the others stay', async () => {
  const fails = () => Response.json({ errors: ['Counting is on its way.'] }, { status: 503 });
  insight = fails;
  const screen = await open();
  const week = screen.getByRole('region', { name: 'This week' });
  await expect.element(week.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Newest results' })).toBeVisible();
  await expect.element(screen.getByText('218')).toBeVisible();
  insight = () => Response.json(FIGURES);
  await week.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('table', { name: 'The last 30 days' })).toBeVisible();
  expect(week.getByRole('alert').query()).toBeNull();
});

test('a Manager without a provider, who sees no lists, is shown no numbers and asks for none', async () => {
  const screen = await open({ provider: null });
  await expect.element(screen.getByText('218')).toBeVisible();
  expect(screen.getByText('This week').query()).toBeNull();
  expect(asked.filter(({ pathname }) => /Insight|Results/.test(pathname))).toEqual([]);
});
