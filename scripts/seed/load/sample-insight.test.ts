import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/rules/demo';
import { DAY_MS } from '@vse/domain/rules/durations';
import type { OutcomeKind } from '@vse/domain/rules/outcomes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../api/src/config.ts';
import { getInsightEndpoint } from '../../../api/src/endpoints/insight/get-insight.ts';
import { createContext } from '../../../api/src/services/context.ts';
import { countInsight } from '../../../api/src/services/insight/count-changes.ts';
import { rebuildInsight } from '../../../api/src/services/insight/insight-state.ts';
import { redeemInvite } from '../../../api/src/services/quiz/begin-quiz.ts';
import { noteOutcome } from '../../../api/src/services/quiz/note-outcome.ts';
import { openSheet } from '../../../api/src/services/quiz/open-sheet.ts';
import type { QuizResultDoc } from '../../../api/src/store/document-types.ts';
import { everything } from '../../../api/src/store/documents.ts';
import { openSqliteStore } from '../../../api/src/store/sqlite/sqlite-store.ts';
import { recordsOf } from '../../../api/src/store/typed-containers.ts';
import { ask } from '../../../tests/support/ask.ts';
import { DEMO } from '../../../tests/support/demo-staff.ts';
import { HOUSE } from '../../../tests/support/house.ts';
import { createKeptFiles } from '../../../tests/support/kept-files.ts';
import { type Records, recountRecords } from '../../../tests/support/recount-records.ts';
import { loadCatalogue } from './catalogue.ts';
import { loadHistory } from './history.ts';
import { createPast } from './past.ts';
import { loadPeople } from './people.ts';

type Insight = Output<typeof getInsight>;

const folder = mkdtempSync(join(tmpdir(), 'vse-recount-'));
const store = openSqliteStore(join(folder, 'vse.sqlite'));
const past = createPast(
  { send: async () => ({ kind: 'sent' }), askStatus: async () => ({ kind: 'delivered' }) },
  [],
);
const config = readConfig({
  ...HOUSE,
  SQLITE_FILE: join(folder, 'vse.sqlite'),
  ...DEMO,
});
const context = createContext(config, store, { ...past, blobs: createKeptFiles().blobs });
const silent = () => {};
let seeded: QuizResultDoc[] = [];

/** The sample history, in which some one-sheets were opened, and one quiz was only begun. */
beforeAll(async () => {
  const catalogue = await loadCatalogue(context, silent);
  const people = await loadPeople(context, catalogue, past.at, silent);
  await loadHistory(context, catalogue, people, past.at, silent);
  const results = (await everything(recordsOf(store).quizResults)).map(({ doc }) => doc);
  seeded = results.filter(({ isQuizCompleted }) => isQuizCompleted);
  for (const [at, doc] of seeded.entries())
    for (const rank of [at % 3, at % 2].slice(0, at % 4))
      await openSheet(context, doc.id, doc.recommendedFragrances[rank]?.id ?? '');
  const [open] = await everything(recordsOf(store).invites, {
    where: [{ field: 'responseDate', equals: null }],
  });
  if (open) await redeemInvite(context, open.doc);
  await rebuildInsight(context);
  for (let round = 0; round < 3; round++) await countInsight(context, 60_000);
  await changeOutcomes(seeded);
  await countInsight(context, 60_000);
}, 120_000);

/** After all is counted, samples are asked for, ratings are changed, and some of what was noted is taken back. */
async function changeOutcomes(results: readonly QuizResultDoc[]) {
  for (const [number, { id, recommendedFragrances, outcomes = [] }] of results.entries()) {
    const fragrance = recommendedFragrances[number % 3]?.id ?? '';
    const asked = { fragrance, kind: 'asked', noted: {}, seen: null, by: null } as const;
    if (number % 2 === 0) await noteOutcome(context, id, asked, () => undefined);
    for (const { at, kind, date: seen, by } of outcomes.slice(0, number % 4)) {
      const noted = kind === 'smelled' ? { rating: 1 + (number % 5) } : undefined;
      const change = { fragrance: recommendedFragrances[at]?.id ?? '', kind, noted, seen, by };
      await noteOutcome(context, id, change, () => undefined);
    }
  }
}
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function recordsNow(): Promise<Records> {
  const { invites, mails, quizResults, quizVersions, fragrances } = recordsOf(store);
  const docs = async (container: typeof invites | typeof mails) =>
    (await everything(container as typeof invites)).map(({ doc }) => doc);
  return {
    invites: await docs(invites),
    mails: await docs(mails),
    quizResults: await docs(quizResults as never),
    quizVersions: await docs(quizVersions as never),
    fragrances: await docs(fragrances as never),
    now: Date.now(),
  };
}

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What insight shows of one of its two periods, in the form of the recount. */
function shownIn({ funnels, trend, questions, fragrances, adjectives }: Insight, when: When) {
  type Both = { now: number; before: number };
  const counters = <Item extends { id: string }>(
    items: readonly Item[],
    of: (item: Item) => number,
  ) => Object.fromEntries(items.flatMap((item) => (of(item) > 0 ? [[item.id, of(item)]] : [])));
  const ofQuestions = (of: 'reached' | 'answered' | 'left') =>
    counters(questions.items, (item) => item[of][when]);
  const ofFragrances = (of: Place | OutcomeKind) =>
    counters(fragrances.items, (item) => item[of]?.[when] ?? 0);
  const events = ['invited', 'redeemed', 'answered', 'completed'] as const;
  const steps = (at: number) =>
    Object.fromEntries(Object.entries(funnels[at]?.[when] ?? {}).filter(([, count]) => count > 0));
  return {
    invites: steps(0),
    projects: steps(1),
    quizTimes: { invite: funnels[0]?.time[when], project: funnels[1]?.time[when] },
    events: Object.fromEntries(
      events.map((event) => [
        event,
        counters(
          trend[when].map((part) => ({ id: part.day, count: part.events[event] })),
          ({ count }) => count,
        ),
      ]),
    ),
    quizzes: questions.n[when],
    reached: ofQuestions('reached'),
    answered: ofQuestions('answered'),
    left: ofQuestions('left'),
    times: Object.fromEntries(
      questions.items.flatMap(({ id, time }) => (time[when].n > 0 ? [[id, time[when]]] : [])),
    ),
    selected: counters(
      questions.items.flatMap(({ answers }) => answers),
      ({ selected }: { selected: Both }) => selected[when],
    ),
    askedFor: counters(adjectives.items, ({ askedFor }) => askedFor[when]),
    first: ofFragrances('first'),
    second: ofFragrances('second'),
    further: ofFragrances('further'),
    openedSheet: ofFragrances('openedSheet'),
    outcomes: {
      asked: ofFragrances('asked'),
      sent: ofFragrances('sent'),
      smelled: ofFragrances('smelled'),
      chosen: ofFragrances('chosen'),
      refused: ofFragrances('refused'),
    },
    rating: counters(fragrances.items, ({ rating }) => rating?.[when] ?? 0),
  };
}
type When = 'now' | 'before';
type Place = 'first' | 'second' | 'further' | 'openedSheet';

test.each([30, 90, 182])(
  'a recount of the records has every number of the last %i days, and of those before',
  async (days) => {
    const input = { from: day(1 - days), to: day(0), timeZone: 'UTC' };
    const { status, body } = await ask(getInsightEndpoint, context, input, demoToken('Admin'));
    expect(status).toBe(200);
    const insight = body as Insight;
    const records = await recordsNow();
    const { from, to } = insight.before;
    const { offered, never, ...now } = withoutDone(recountRecords(records, input.from, input.to));
    const { offered: _, never: __, ...before } = withoutDone(recountRecords(records, from, to));
    expect(shownIn(insight, 'now')).toEqual(now);
    expect(shownIn(insight, 'before')).toEqual(before);
    expect(insight.fragrances.never.map(({ id }) => id).toSorted()).toEqual(never.toSorted());
    const { items } = insight.adjectives;
    expect(Object.fromEntries(items.map((item) => [item.id, item.offered]))).toMatchObject(offered);
    expect(insight.adjectives.offered).toBe(sum(Object.values(offered)));
    expect(insight.adjectives.n.now).toBe(sum(Object.values(now.askedFor)));
  },
);

test.each([
  ['Manager', 'provider'],
  ['Salesperson', 'salespersonId'],
] as const)(
  'a %s is shown what a recount of their own cases has, and no other',
  async (kind, field) => {
    const { email } = DEMO_ACCOUNTS.find(({ role }) => role === kind) ?? expect.fail();
    const staff = await everything(recordsOf(store).userSettings);
    const { id, provider } = staff.find(({ doc }) => doc.email === email)?.doc ?? expect.fail();
    const own = kind === 'Manager' ? provider : id;
    const records = await recordsNow();
    const isOwn = (doc: Record<string, unknown>) => doc[field] === own;
    const [invites, quizResults] = [
      records.invites.filter(isOwn),
      records.quizResults.filter(isOwn),
    ];
    expect(quizResults.length).toBeLessThan(records.quizResults.length);
    const input = { from: day(-181), to: day(0), timeZone: 'UTC' };
    const { body } = await ask(getInsightEndpoint, context, input, demoToken(kind));
    const expected = recountRecords({ ...records, invites, quizResults }, input.from, input.to);
    const { offered: _, never: __, ...numbers } = withoutDone(expected);
    expect(numbers.quizzes).toBeGreaterThan(0);
    expect(shownIn(body as Insight, 'now')).toEqual(numbers);
  },
);

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const withoutDone = ({ invites, projects, ...rest }: ReturnType<typeof recountRecords>) => {
  const { done: _, ...ofInvites } = invites;
  const { done: __, ...ofProjects } = projects;
  return { ...rest, invites: ofInvites, projects: ofProjects };
};

test('the sample history has a case of each family', async () => {
  const numbers = recountRecords(await recordsNow(), day(-400), day(0));
  expect(Object.keys(numbers.invites).sort()).toEqual([
    ...[
      'answered',
      'completed',
      'done',
      'expired',
      'handedOver',
      'invited',
      'left',
      'openUnanswered',
    ],
    ...['openedSheet', 'redeemed', 'revoked', 'waiting'],
  ]);
  for (const family of ['left', 'times', 'selected', 'askedFor', 'offered', 'openedSheet'] as const)
    expect(Object.keys(numbers[family]).length, family).toBeGreaterThan(0);
  for (const [kind, counters] of Object.entries(numbers.outcomes))
    expect(Object.keys(counters).length, kind).toBeGreaterThan(0);
});

test('respondents have asked for samples where these are offered, and only there', () => {
  const asked = seeded.filter(({ outcomes }) => outcomes?.some(({ kind }) => kind === 'asked'));
  expect(asked).toHaveLength(6);
  for (const { offersSamples, inviteId, quizCompleteDate, outcomes = [] } of asked) {
    expect([offersSamples, typeof inviteId]).toEqual([true, 'string']);
    expect(outcomes[0]).toMatchObject({ at: 0, kind: 'asked', by: null });
    expect(`${outcomes[0]?.date}` > `${quizCompleteDate}`).toBe(true);
  }
});
