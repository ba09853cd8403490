import { getInsight, getLogos } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { Session } from '@vse/domain/records/users';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { showLanguage } from '../../lib/words/words.ts';
import { InsightScreen } from './insight-screen.tsx';

type Figures = OutputOf<typeof getInsight>;

const NONE = {
  ...{ invited: 0, handedOver: 0, redeemed: 0, answered: 0, completed: 0, openedSheet: 0 },
  ...{ waiting: 0, revoked: 0, expired: 0, openUnanswered: 0, leftUnanswered: 0, open: 0, left: 0 },
};
const NO_EVENTS = { invited: 0, redeemed: 0, answered: 0, completed: 0 };
const day = (name: string, events: object, hours = 24) => ({
  ...{ day: name, start: `${name}T00:00:00.000Z`, hours },
  events: { ...NO_EVENTS, ...events },
});
const NO_TIME = { seconds: null, n: 0 };

const FIGURES: Figures = {
  ...{ asOf: '2026-11-02T09:00:00.000Z', since: '2026-01-05T09:00:00.000Z' },
  period: { from: '2026-10-31', to: '2026-11-01', days: 2 },
  before: { from: '2026-10-29', to: '2026-10-30', days: 2 },
  funnels: [
    {
      source: 'invite',
      now: {
        ...NONE,
        invited: 20,
        handedOver: 19,
        redeemed: 10,
        answered: 8,
        completed: 6,
        waiting: 9,
        expired: 1,
        openUnanswered: 2,
        open: 1,
        left: 1,
      },
      before: { ...NONE, invited: 10, handedOver: 10, redeemed: 8, answered: 8, completed: 8 },
      time: { now: { seconds: 128, n: 6 }, before: { seconds: 141, n: 8 } },
    },
    { source: 'project', now: NONE, before: NONE, time: { now: NO_TIME, before: NO_TIME } },
  ],
  trend: {
    now: [
      day('2026-10-31', { redeemed: 4, completed: 2 }),
      day('2026-11-01', { redeemed: 6, completed: 4 }, 25),
    ],
    before: [day('2026-10-29', { completed: 3 }), day('2026-10-30', { completed: 5 })],
  },
  versions: [],
  questions: {
    leftAtEnd: { now: 0, before: 0 },
    n: { now: 10, before: 8 },
    items: [
      {
        ...{ id: 'light', text: 'Which light?', type: 'Single Choice', isGone: false },
        reached: { now: 10, before: 8 },
        answered: { now: 8, before: 8 },
        left: { now: 2, before: 0 },
        time: { now: { seconds: 9.5, n: 7 }, before: NO_TIME },
        answers: [{ id: 'dawn', title: 'Dawn', isGone: false, selected: { now: 6, before: 2 } }],
      },
    ],
  },
  fragrances: {
    n: { now: 6, before: 8 },
    items: [
      {
        ...{ id: 'salt', name: 'Salt Line', isGone: false },
        first: { now: 3, before: 2 },
        second: { now: 1, before: 0 },
        further: { now: 2, before: 4 },
        openedSheet: { now: 2, before: 1 },
        sent: { now: 4, before: 0 },
        smelled: { now: 3, before: 0 },
        rating: { now: 4.3, before: null },
        chosen: { now: 1, before: 0 },
      },
    ],
    never: [{ id: 'moon', name: 'Moon Garden' }],
  },
  adjectives: {
    n: { now: 40, before: 20 },
    offered: 50,
    items: [
      { id: 'warm', name: 'warm', askedFor: { now: 10, before: 4 }, offered: 20 },
      { id: 'fresh', name: 'fresh', askedFor: { now: 8, before: 4 }, offered: 5 },
    ],
  },
};

const PEOPLE = [
  { id: 'jonah', email: 'jonah@aurum.example', firstName: 'Jonah', lastName: 'Adler' },
];

beforeEach(async () => {
  await page.viewport(1280, 800);
  keepStaffToken(TEST_TOKEN);
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

type Answer = Figures | Response | Promise<Response>;

/** Opens the screen, whose numbers `answer` gives for what was asked. Returns what was asked. */
async function open(
  answer: (asked: URLSearchParams) => Answer,
  session: Partial<Session> = { kind: 'Admin' },
  address = '/insight',
) {
  const asked: URLSearchParams[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url), location.href);
    if (pathname.endsWith(getInsight.name)) {
      asked.push(searchParams);
      const given = await answer(searchParams);
      return given instanceof Response ? given : Response.json(given);
    }
    if (pathname.endsWith(getLogos.name)) {
      const of = searchParams.get('Provider');
      const images = [
        { url: `/logos/${of}-old.png`, usedBy: 1 },
        { url: `/logos/${of}.png`, usedBy: 4 },
      ];
      return Response.json({ images: of === 'Maison Bare' ? [] : images });
    }
    if (pathname.endsWith('vseListProviders'))
      return Response.json({
        items: [
          { id: 'bare', name: 'Maison Bare', fragrances: [] },
          { id: 'verdier', name: 'Verdier', fragrances: [] },
        ],
      });
    if (pathname.endsWith('vseListUserSettings')) return Response.json({ items: PEOPLE });
    return Response.json(pathname.endsWith('AppSettings') ? { functionKey: 'key' } : { items: [] });
  });
  await render(
    <SignedIn session={session} address={address}>
      <InsightScreen />
    </SignedIn>,
  );
  return asked;
}

const card = (name: string) => page.getByRole('region', { name });
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('the funnel has each step with its share of the step before it, then and before', async () => {
  await open(() => FIGURES);
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  await expect.element(row('Redeemed')).toHaveTextContent('Redeemed1050%50%8 80%▼ −30');
  await expect.element(row('Completed').first()).toHaveTextContent('Completed675%30%8 100%▼ −25');
  await expect.element(row('Handed over')).toHaveTextContent('Handed over1995%95%10 100%▼ −5');
});

test('the last line of the funnel adds up to all cases', async () => {
  await open(() => FIGURES);
  await expect
    .element(
      page.getByText(
        '20 = 6 completed + 9 invited and still open + 1 expired + 2 redeemed, nothing answered yet + 1 answered and still open + 1 left',
      ),
    )
    .toBeVisible();
});

test('a row opens in place, with the meaning of each number, its cases, and the period before', async () => {
  await open(() => FIGURES);
  const name = page.getByRole('button', { name: 'Which light?' });
  await name.click();
  await expect.element(name).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByText('Left here: 2 of 10 (20%) · Before: 0 of 8 (0%)'))
    .toBeVisible();
  await expect.element(page.getByText('Median: about 9.5 s, from 7 times')).toBeVisible();
  await expect
    .element(page.getByText('Of those who reached it, those who answered it.').first())
    .toBeVisible();
  const answers = page.getByRole('table', { name: 'Answers to Which light?' });
  await expect.element(answers.getByRole('row').last()).toHaveTextContent('Dawn6 of 8 (75%)2');
  await name.click();
  await expect.element(answers).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Redeemed' }).click();
  await expect
    .element(card('Invites').getByText(/Its code may also be told by telephone/))
    .toBeVisible();
});

test('the matrix counts the places of a fragrance, and names those never recommended', async () => {
  await open(() => FIGURES);
  await expect.element(card('Fragrances')).toBeVisible();
  const [, salt] = card('Fragrances').getByRole('row').elements();
  expect(salt?.textContent).toBe('Salt Line31221');
  await page.getByText('Of 2 offered now: 1 recommended in this period, 1 never').click();
  await expect.element(page.getByText('Moon Garden')).toBeVisible();
});

/** With so many fragrances. */
const many = (length: number): Figures => ({
  ...FIGURES,
  fragrances: {
    ...FIGURES.fragrances,
    items: Array.from({ length }, (_, at) =>
      FIGURES.fragrances.items.map((each) => ({
        ...each,
        id: `salt-${at}`,
        name: `Salt Line ${at + 1}`,
      })),
    ).flat(),
  },
});

test('the last row of the matrix has the sums of all fragrances, and shows those that are not there yet', async () => {
  await open(() => many(9));
  await expect.element(row('All 9')).toHaveTextContent('All 927918189');
  expect(row('Salt Line 9').elements()).toHaveLength(0);
  const all = page.getByRole('button', { name: 'All 9' });
  await expect.element(all).toHaveAttribute('aria-expanded', 'false');
  await all.click();
  await expect.element(all).toHaveAttribute('aria-expanded', 'true');
  await expect.element(row('Salt Line 9')).toBeVisible();
  await expect.element(row('All 9')).toHaveTextContent('All 927918189');
});

test('what was recommended only before, or is not offered any more, is in no number of this period', async () => {
  const figures = many(9);
  const items = figures.fragrances.items.map((item, at) => ({
    ...item,
    ...(at < 3 && {
      ...{ first: { now: 0, before: 1 }, second: { now: 0, before: 0 } },
      further: { now: 0, before: 2 },
    }),
    isGone: at === 3,
  }));
  await open(() => ({ ...figures, fragrances: { ...figures.fragrances, items } }));
  await expect
    .element(page.getByRole('button', { name: 'All 9, 3 of them only before' }))
    .toBeVisible();
  await expect
    .element(page.getByText('Of 6 offered now: 5 recommended in this period, 1 never'))
    .toBeVisible();
});

test('of 2,000 fragrances only the eight that are shown are drawn, and all of them for paper alone', async () => {
  const { fragrances } = many(2000);
  const never = fragrances.items.map(({ id, name }) => ({ id: `never-${id}`, name }));
  await open(() => ({ ...FIGURES, fragrances: { ...fragrances, never } }));
  await expect.element(row('All 2,000')).toBeVisible();
  const drawn = () => card('Fragrances').element().querySelectorAll('*').length;
  // Fourteen of each row: its cells, its name that opens it, and its numbers.
  expect(drawn()).toBe(136);
  dispatchEvent(new Event('beforeprint'));
  expect(card('Fragrances').element().querySelectorAll('tbody > tr')).toHaveLength(2000);
  expect(card('Fragrances').element().querySelectorAll('details bdi')).toHaveLength(2000);
  dispatchEvent(new Event('afterprint'));
  expect(drawn()).toBe(136);
});

test('the last row of a matrix that is there as a whole has nothing to press', async () => {
  await open(() => many(8));
  await expect.element(row('All 8')).toHaveTextContent('All 824816168');
  expect(page.getByRole('button', { name: 'All 8' }).elements()).toHaveLength(0);
});

test('what recommendations led to says its numbers, the mean of its ratings, and what they mean', async () => {
  await open(() => FIGURES);
  const table = card('What it led to');
  const fold = table.getByRole('button', { name: 'What it led to' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect
    .element(table.getByText('Asked for 0 · Sent 4 · Smelled 3 · Chosen 1 · Refused 0'))
    .toBeVisible();
  expect(table.getByRole('row').elements()).toHaveLength(0);
  await fold.click();
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Salt Line60434.310');
  await table.getByRole('button', { name: 'Salt Line' }).click();
  await expect.element(table.getByText('Rating: 4.3 of 5, from 3 ratings')).toBeVisible();
  await expect
    .element(table.getByText('Chosen: 1 of 6 (16.7%) · Before: 0 of 6 (0%)'))
    .toBeVisible();
  await expect.element(table.getByText('The mean of these ratings, from 1 to 5.')).toBeVisible();
});

test('the adjective that is asked for more than it is offered comes first', async () => {
  await open(() => FIGURES);
  const rows = card('Adjectives').getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('fresh2010');
  await expect.element(rows.nth(2)).toHaveTextContent('warm2540');
});

test('on a tablet, questions and adjectives are folded to their most important sentence', async () => {
  await page.viewport(768, 1024);
  const { questions: all } = FIGURES;
  const first = all.items.map((one) => ({
    ...{ ...one, id: 'place', text: 'Which place?', left: { now: 1, before: 0 } },
  }));
  await open(() => ({ ...FIGURES, questions: { ...all, items: [...first, ...all.items] } }));
  const questions = card('Questions');
  await expect.element(questions.getByText('3 left, most at “Which light?” (2)')).toBeVisible();
  await expect
    .element(card('Adjectives').getByText('Asked for more than offered: fresh'))
    .toBeVisible();
  const rowsOf = (name: string) => card(name).getByRole('row').elements().length;
  expect([rowsOf('Questions'), rowsOf('Adjectives'), rowsOf('Fragrances')]).toEqual([0, 0, 3]);
  const fold = questions.getByRole('button', { name: 'Questions' });
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(questions.getByText('of 10 quizzes')).toBeVisible();
  expect(rowsOf('Questions')).toBe(3);
  await fold.click();
  expect(rowsOf('Questions')).toBe(0);
  // Unfolded, because there is room.
  await page.viewport(1280, 800);
  await expect.poll(() => rowsOf('Questions')).toBe(3);
  expect(questions.getByRole('button', { name: 'Questions' }).elements()).toHaveLength(0);
});

test('quizzes left after the last question have a last row, and the sentence where they are most', async () => {
  await page.viewport(768, 1024);
  const { questions } = FIGURES;
  await open(() => ({ ...FIGURES, questions: { ...questions, leftAtEnd: { now: 3, before: 1 } } }));
  const table = card('Questions');
  await expect.element(table.getByText('5 left, most after the last question (3)')).toBeVisible();
  await table.getByRole('button', { name: 'Questions' }).click();
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('Which light?10829.5 s');
  const last = table.getByRole('row').nth(2);
  await expect.element(last).toHaveTextContent('After the last question––3–');
  await last.getByRole('button').click();
  await expect.element(table.getByText('Left here: 3 · Before: 1')).toBeVisible();
});

test('a question keeps the sentence when as many left after the last one', async () => {
  await page.viewport(768, 1024);
  const { questions } = FIGURES;
  await open(() => ({ ...FIGURES, questions: { ...questions, leftAtEnd: { now: 2, before: 0 } } }));
  await expect
    .element(card('Questions').getByText('4 left, most at “Which light?” (2)'))
    .toBeVisible();
});

test('invites and projects have a funnel each, of which one is shown', async () => {
  const [invites, projects] = FIGURES.funnels;
  await open(() => ({
    ...FIGURES,
    funnels: invites && projects ? [invites, { ...projects, now: { ...NONE, invited: 3 } }] : [],
  }));
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(tab('Invites')).toHaveAttribute('aria-pressed', 'true');
  expect(card('Projects').elements()).toHaveLength(0);
  await tab('Projects').click();
  await expect.element(card('Projects').getByRole('row').nth(1)).toHaveTextContent('Begun30');
  expect(card('Invites').elements()).toHaveLength(0);
  // On paper, both are there.
  const hidden = document.querySelectorAll('section[aria-labelledby]');
  expect([...hidden].map((each) => each.querySelector('h2')?.textContent)).toContain('Invites');
});

test('the trend has a table below it, whose days lead to the history with the same filters', async () => {
  await open(() => FIGURES, { kind: 'Admin' }, '/insight?provider=aurum&salesperson=jonah');
  await expect
    .element(page.getByRole('img', { name: 'Completed: 6, before: 8.', exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'As a table' }).click();
  const second = row('Nov 1, 2026 (25 hours)');
  await expect.element(second).toHaveTextContent('Nov 1, 2026 (25 hours)0604');
  await expect
    .element(second.getByRole('link'))
    .toHaveAttribute(
      'href',
      '/results?from=2026-11-01&to=2026-11-01&provider=aurum&salesperson=jonah%40aurum.example',
    );
});

test('a trend of more than two months has a point for each week, of which the last ends with its last day', async () => {
  // Of 65 days, the first two are no whole week; the last week has two days more.
  const days = Array.from({ length: 65 }, (_, at) => {
    const name = new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10);
    return day(name, { completed: at < 2 ? 100 : at >= 63 ? 8 : 1 });
  });
  await open(() => ({ ...FIGURES, trend: { now: days, before: days } }));
  const lines = card('When it happened').getByRole('img');
  await expect.element(lines).toBeVisible();
  await expect.element(card('When it happened').getByText('21 a week')).toBeInTheDocument();
  expect(lines.element().querySelector('polyline:last-child')?.getAttribute('points')).toBe(
    '0.0,66.7 37.5,66.7 75.0,66.7 112.5,66.7 150.0,66.7 187.5,66.7 225.0,66.7 262.5,66.7 300.0,0.0',
  );
});

test('no number leads to a history that would show other quizzes', async () => {
  await open(() => FIGURES, { kind: 'Admin' }, '/insight?source=invite');
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect.element(row('Nov 1, 2026 (25 hours)')).toBeVisible();
  expect(page.getByRole('link', { name: '6' }).elements()).toHaveLength(0);
});

test('the filters are in the address and in what is asked for', async () => {
  const asked = await open(
    () => FIGURES,
    { kind: 'Admin' },
    '/insight?from=2026-10-31&to=2026-10-01',
  );
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  expect(asked[0]?.get('from')).toBe('2026-10-01');
  expect(asked[0]?.get('to')).toBe('2026-10-31');
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('Projects');
  await vi.waitFor(() => expect(asked.at(-1)?.get('source')).toBe('project'));
});

test('while the numbers of another filter load, those that are there stay, and cannot be taken along', async () => {
  let send = (_: Response) => {};
  const next = new Promise<Response>((resolve) => {
    send = resolve;
  });
  await open((asked) => (asked.get('source') === 'project' ? next : FIGURES));
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  const cards = card('Fragrances').element();
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('Projects');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  expect(card('Fragrances').element()).toBe(cards);
  await expect.element(page.getByRole('button', { name: 'Download .xlsx' })).toBeDisabled();
  const [invites] = FIGURES.funnels;
  send(
    Response.json({
      ...FIGURES,
      funnels: invites && [{ ...invites, now: { ...invites.now, completed: 5 } }],
    }),
  );
  await expect.element(page.getByText('5 of 20 completed')).toBeVisible();
  expect(card('Fragrances').element()).toBe(cards);
  await expect.element(page.getByRole('button', { name: 'Download .xlsx' })).toBeEnabled();
});

test('numbers of another filter that cannot be read leave none of those before them', async () => {
  await open((asked) =>
    asked.get('source') === 'project' ? new Response('', { status: 403 }) : FIGURES,
  );
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Source' }).selectOptions('Projects');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(card('Fragrances').elements()).toHaveLength(0);
  expect(page.getByText('6 of 20 completed').elements()).toHaveLength(0);
});

test.each([
  ['Admin', ['Provider', 'Salesperson', 'Source']],
  ['Manager', ['Salesperson', 'Source']],
  ['Salesperson', ['Source']],
] as const)('%s has the filters %j', async (kind, names) => {
  await open(() => FIGURES, { kind });
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
  const labels = page
    .getByRole('combobox')
    .elements()
    .map((each) => each.getAttribute('aria-label'));
  expect(labels).toEqual(names);
});

test('a period without any case says so, and keeps the filters', async () => {
  const [invites] = FIGURES.funnels;
  await open(() => ({
    ...FIGURES,
    funnels: invites ? [{ ...invites, now: NONE, before: NONE }] : [],
    trend: { now: [day('2026-10-31', {})], before: [day('2026-10-30', {})] },
  }));
  await expect.element(page.getByText('Nothing began in this period')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Source' })).toBeVisible();
});

test('numbers that are being counted again are not shown, and are asked for once more', async () => {
  let isCounted = false;
  await open(() => {
    if (isCounted) return FIGURES;
    const issues = [{ code: 'INSIGHT_COUNTING', message: '' }];
    return Response.json({ status: 503, title: '', issues }, { status: 503 });
  });
  await expect
    .element(page.getByText('The numbers are being counted. Please try again in a minute.'))
    .toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
  isCounted = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('6 of 20 completed')).toBeVisible();
});

test('in German, the tables are copied with the decimal sign of German', async () => {
  const written: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    written.push(...items);
  });
  await showLanguage('de');
  try {
    await open(() => FIGURES);
    await page.getByRole('button', { name: 'Als Tabellen kopieren' }).click();
    await vi.waitFor(() => expect(written).toHaveLength(1));
    const text = await (await written[0]?.getType('text/plain'))?.text();
    expect(text).toContain('Which light?\t10\t100\t8\t8\t80\t8\t2\t20\t0\t9,5\t\n');
  } finally {
    await showLanguage('en');
  }
});

test('the tables are copied as HTML and as text for spreadsheets', async () => {
  const written: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    written.push(...items);
  });
  await open(() => FIGURES);
  await page.getByRole('button', { name: 'Copy as tables' }).click();
  await vi.waitFor(() => expect(written).toHaveLength(1));
  const text = await (await written[0]?.getType('text/plain'))?.text();
  expect(text).toContain(
    'Step\tPeople\tPeople, %\tPeople, before\nInvited\t20\t\t10\nHanded over\t19\t95\t10\n',
  );
  expect(text).toContain('Which light?\t10\t100\t8\t8\t80\t8\t2\t20\t0\t9.5\t\n');
  const html = await (await written[0]?.getType('text/html'))?.text();
  expect(html).toContain('<tr><td>Salt Line</td><td>3</td><td>50</td><td>2</td>');
});

/** The methods of the browser are not in the types of the test runner. */
const emulateMedia = (media: 'print' | '') =>
  (cdp() as unknown as { send: (method: string, of: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  );

test.each([1280, 360])(
  'on paper, tables of a window of %i px are whole, break between rows only, and nothing is there to press',
  async (width) => {
    await page.viewport(width, 800);
    await open(() => many(9));
    const last = card('Fragrances').getByText('Salt Line 9');
    await expect.element(page.getByRole('button', { name: 'Copy as tables' })).toBeVisible();
    expect(last.elements()).toHaveLength(0);
    await emulateMedia('print');
    dispatchEvent(new Event('beforeprint'));
    try {
      await expect.element(last).toBeVisible();
      await expect.element(row('All 9')).toHaveTextContent('All 927918189');
      await expect.element(page.getByText('Moon Garden')).toBeVisible();
      await expect.element(card('Questions').getByRole('row').last()).toBeVisible();
      const names = page.getByRole('button').elements();
      expect(names.map(({ textContent }) => textContent)).not.toContain('Copy as tables');
      const tabs = card('When it happened').getByRole('group').getByRole('button').elements();
      expect(tabs.map(({ textContent }) => textContent)).toEqual(['Completed']);
      expect(page.getByRole('navigation').elements()).toHaveLength(0);
      const style = (selector: string) => {
        const found = card('Fragrances').element().querySelector(selector);
        return found ? getComputedStyle(found) : expect.fail();
      };
      expect(style('tbody tr').breakInside).toBe('avoid');
      // A footer of a table is printed at the end of each page.
      expect(style('tfoot').display).toBe('table-row-group');
      expect(style('thead').display).toBe('table-header-group');
    } finally {
      await emulateMedia('');
      dispatchEvent(new Event('afterprint'));
    }
    expect(last.elements()).toHaveLength(0);
  },
);

test.each(['en', 'de', 'es', 'fr'] as const)(
  'on a phone of 360 px, the tabs of the trend are in one line, in %s',
  async (language) => {
    // Without the margins of the page, which are not there.
    await page.viewport(320, 800);
    await showLanguage(language);
    try {
      await open(() => FIGURES);
      const tabs = page.getByRole('group').getByRole('button');
      await expect.poll(() => tabs.elements().length).toBe(4);
      const boxes = tabs.elements().map((each) => each.getBoundingClientRect());
      expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
      expect(boxes.every(({ left, right }) => left >= 0 && right <= 320)).toBe(true);
      expect(tabs.elements().every((each) => each.scrollHeight < 48)).toBe(true);
      const group = page.getByRole('group').first().element();
      expect(`${group.scrollWidth - group.clientWidth} to scroll`).toBe('0 to scroll');
      expect(document.documentElement.scrollWidth).toBe(320);
    } finally {
      await showLanguage('en');
    }
  },
);

const reportLogo = () => document.querySelector('[data-report-logo]');

test.each([
  ['an Admin', 'Admin', '/insight?provider=verdier', '/logos/Verdier.png'],
  ['an Admin without that filter', 'Admin', '/insight', '/logos/Aurum Scent Co..png'],
  ['a Manager', 'Manager', '/insight?provider=verdier', '/logos/Aurum Scent Co..png'],
] as const)(
  'the report of %s has the logo of the provider whose numbers it shows',
  async (_, kind, address, url) => {
    await open(() => FIGURES, { kind, logo: '/logos/ines.png' }, address);
    await expect.poll(() => reportLogo()?.querySelector('img')?.getAttribute('src')).toBe(url);
    // On paper only.
    expect(reportLogo()?.checkVisibility()).toBe(false);
  },
);

test('the report for a provider without a logo has its name', async () => {
  await open(() => FIGURES, { kind: 'Admin' }, '/insight?provider=bare');
  await expect.poll(() => reportLogo()?.textContent).toBe('Maison Bare');
});
