import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { demoToken } from '@vse/domain/rules/demo';
import { plus, type Tally } from '@vse/domain/rules/insight-tally';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { DEMO, providerDoc, staffDoc } from '../../../../tests/support/demo-staff.ts';
import { inviteDoc, mailDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { addFragrance, questionWith } from '../../../../tests/support/small-catalogue.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { addQuestion, removeQuestion, updateQuestion } from '../../services/catalogue/questions.ts';
import { countInsight } from '../../services/insight/count-changes.ts';
import type { InviteDoc, QuizResultDoc } from '../../store/document-types.ts';
import { removeDoc, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getInsightEndpoint } from './get-insight.ts';
import { rebuildInsightEndpoint } from './rebuild-insight.ts';

type Insight = Output<typeof getInsight>;
const PEOPLE = [
  ['Admin', 'ines.calder@aurum.example', 'aurum'],
  ['Manager', 'mara.lindqvist@aurum.example', 'aurum'],
  ['Salesperson', 'jonah.adler@aurum.example', 'aurum'],
  ['Salesperson', 'luc@verdier.example', 'verdier'],
] as const;
const [MARA, JONAH, LUC] = ['mara', 'jonah', 'luc'];
const DAYS = { from: '2026-05-10', to: '2026-05-11', timeZone: 'Europe/Berlin' };

let opened: OpenedContext;
let version: string;
beforeAll(async () => {
  opened = openContext({}, DEMO);
  await addCatalogue();
  await addCases();
  await countInsight(opened.context, 8000);
});
afterAll(() => opened.stop());

async function addCatalogue() {
  const { userSettings, publishedHead } = recordsOf(opened.store);
  for (const id of ['calm', 'bright', 'soft', 'warm'])
    await addRecord(opened.context, adjectiveKind, id, { name: id });
  await addFragrance(opened.context, 'sea', { calm: 2, bright: 1 });
  await addFragrance(opened.context, 'sun', { bright: 3 });
  await addFragrance(opened.context, 'moon', { calm: 1 });
  const stock = ['sea', 'sun', 'moon'].map((id) => ({ id }));
  await addRecord(opened.context, providerKind, 'aurum', providerDoc('aurum', 'Aurum', stock));
  await addRecord(
    opened.context,
    providerKind,
    'verdier',
    providerDoc('verdier', 'Verdier', [{ id: 'sun' }]),
  );
  const shared = ['soft', 'warm'];
  await addQuestion(
    opened.context,
    'mood',
    questionWith('Mood?', { quiet: ['calm', ...shared], loud: ['bright', ...shared] }),
  );
  await addQuestion(
    opened.context,
    'sound',
    questionWith('Sound?', { hush: ['calm', ...shared], boom: ['bright', ...shared] }),
  );
  version = (await publishedHead.read('head'))?.doc.version ?? '';
  for (const [role, email, provider] of PEOPLE) {
    const id = email.split(/[.@]/)[0] ?? '';
    await userSettings.create(staffDoc({ id, email, role, provider }));
  }
}

async function invited(
  id: string,
  date: string,
  more: Partial<InviteDoc> = {},
  mail = 'sent' as const,
) {
  const { invites, mails } = recordsOf(opened.store);
  await mails.create(mailDoc(`${id}_1`, mail));
  await invites.create(inviteDoc(id, date, more));
}

async function begun(invite: string, date: string, more: Partial<QuizResultDoc> = {}) {
  const { invites, quizResults } = recordsOf(opened.store);
  const { doc } = await revise(invites, invite, undefined, (each) => ({
    ...each,
    responseDate: date,
  }));
  const { provider, salespersonId } = doc;
  const of = { inviteId: invite, version, provider, salespersonId, generation: 'g' };
  const id = opened.context.ids.derived('invite', invite);
  await quizResults.create(resultDoc(id, date, { ...of, ...more }));
  // Nobody has touched it since.
  const touched = new Date(Date.now() - 8 * 24 * 3_600_000);
  const old = recordsOf(opened.store, () => touched).quizResults;
  await revise(old, id, undefined, (each) => ({ ...each }));
}

const completed = (date: string, recommended: string[]): Partial<QuizResultDoc> => ({
  isQuizCompleted: true,
  quizCompleteDate: date,
  selected: [[0], [1]],
  savedAt: [4, 9],
  recommendedFragrances: recommended.map((id) => ({
    id,
    name: id,
    sku: id,
    label: 'BEST MATCH' as const,
    score: 1,
    version: id,
    reasons: [],
  })),
});

async function addCases() {
  const luc = { provider: 'verdier', salespersonId: LUC };
  // 23:59 in Berlin, the next at midnight.
  await invited('one', '2026-05-10T21:59:00.000Z');
  await begun('one', '2026-05-11T06:00:00.000Z', {
    ...completed('2026-05-11T06:01:05.000Z', ['sea', 'sun']),
    openedSheets: [0],
    outcomes: [
      { at: 0, kind: 'smelled', rating: 4, date: '2026-05-12T10:00:00.000Z', by: 'jonah' },
      { at: 1, kind: 'smelled', rating: 2, date: '2026-05-12T10:00:00.000Z', by: 'jonah' },
      { at: 1, kind: 'refused', reason: 'dull', date: '2026-05-12T10:00:00.000Z', by: 'jonah' },
    ],
  });
  await invited('two', '2026-05-10T22:00:00.000Z');
  await begun('two', '2026-05-12T06:00:00.000Z', { selected: [[1], []], savedAt: [12, null] });
  await invited('three', '2026-05-11T08:00:00.000Z', {
    salespersonId: MARA,
    revokedDate: '2026-05-11T09:00:00.000Z',
  });
  await revise(recordsOf(opened.store).mails, 'three_1', undefined, (doc) => ({
    ...doc,
    state: 'failed' as const,
  }));
  await invited('four', '2026-05-11T21:45:00.000Z', luc);
  await begun('four', '2026-05-11T21:50:00.000Z');
  await invited('before', '2026-05-08T22:00:00.000Z');
  await invited('outside', '2026-05-11T22:00:00.000Z');
  const project = resultDoc('project', '2026-05-11T10:00:00.000Z', {
    ...completed('2026-05-11T10:00:30.000Z', ['sun']),
    version,
    projectName: 'Spa',
  });
  await recordsOf(opened.store).quizResults.create(project);
}

const answerTo = (input: object, kind: Parameters<typeof demoToken>[0] = 'Admin') =>
  ask(getInsightEndpoint, opened.context, { ...DAYS, ...input }, demoToken(kind));

async function insight(input: object = {}, kind: Parameters<typeof demoToken>[0] = 'Admin') {
  const { status, body } = await answerTo(input, kind);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Insight;
}

/** The counters above 0 of the invites. */
const steps = ({ funnels }: Insight, when: 'now' | 'before' = 'now', source = 'invite') =>
  Object.entries(funnels.find((funnel) => funnel.source === source)?.[when] ?? {})
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

test('an Admin sees the funnels of the days of a time zone, and of as many days before', async () => {
  const answer = await insight();
  expect(steps(answer)).toBe(
    'invited 4, handedOver 3, redeemed 3, answered 2, completed 1, openedSheet 1, revoked 1, leftUnanswered 1, left 1',
  );
  expect(steps(answer, 'before')).toBe('invited 1, handedOver 1, expired 1');
  expect(steps(answer, 'now', 'project')).toBe(
    'invited 1, handedOver 1, redeemed 1, answered 1, completed 1',
  );
  expect(answer.funnels[0]?.time.now).toEqual({ seconds: 67.5, n: 1 });
  expect(answer.period).toEqual({ from: '2026-05-10', to: '2026-05-11', days: 2 });
  expect(answer.before).toEqual({ from: '2026-05-08', to: '2026-05-09', days: 2 });
});

test('the trend has what happened on each day, whenever its case began', async () => {
  const { trend } = await insight();
  expect(trend.now).toEqual([
    {
      day: '2026-05-10',
      start: '2026-05-09T22:00:00.000Z',
      hours: 24,
      events: { invited: 1, redeemed: 0, answered: 0, completed: 0 },
    },
    {
      day: '2026-05-11',
      start: '2026-05-10T22:00:00.000Z',
      hours: 24,
      events: { invited: 4, redeemed: 3, answered: 2, completed: 2 },
    },
  ]);
  expect(trend.before.map(({ day, events }) => `${day} ${events.invited}`)).toEqual([
    '2026-05-08 0',
    '2026-05-09 1',
  ]);
  const byHour = await insight({ by: 'hour' });
  expect(byHour.trend.now).toHaveLength(48);
  expect(byHour.trend.now.filter(({ events }) => events.completed > 0)).toMatchObject([
    { start: '2026-05-11T06:00:00.000Z', hours: 1 },
    { start: '2026-05-11T10:00:00.000Z', hours: 1 },
  ]);
});

test('questions say who reached, answered and left them, how long they took, and the answers', async () => {
  const { questions, versions } = await insight();
  expect(versions).toEqual([{ id: version, n: { now: 4, before: 0 } }]);
  expect(questions.n).toEqual({ now: 4, before: 0 });
  expect(questions.items[0]).toEqual({
    id: 'mood',
    text: 'Mood?',
    type: 'Single Choice',
    isGone: false,
    reached: { now: 4, before: 0 },
    answered: { now: 3, before: 0 },
    left: { now: 1, before: 0 },
    time: { now: { seconds: 3.8, n: 3 }, before: { seconds: null, n: 0 } },
    answers: [
      { id: 'quiet', title: 'The quiet one', isGone: false, selected: { now: 2, before: 0 } },
      { id: 'loud', title: 'The loud one', isGone: false, selected: { now: 1, before: 0 } },
    ],
  });
  expect(questions.items[1]).toMatchObject({
    id: 'sound',
    reached: { now: 3 },
    answered: { now: 2 },
    left: { now: 1 },
    time: { now: { seconds: 4.5, n: 2 } },
  });
  expect((await insight({ version: 'other' })).questions).toEqual({
    n: { now: 0, before: 0 },
    items: [],
    leftAtEnd: { now: 0, before: 0 },
  });
});

test('quizzes left after their last question are counted behind it, in versions of any length', async () => {
  const other = openContext({}, DEMO);
  const [main, mainVersion] = [opened, version];
  opened = other;
  try {
    await addCatalogue();
    const three = version;
    const leave = async (id: string, selected: number[][]) => {
      await invited(id, '2026-05-10T10:00:00.000Z');
      await begun(id, '2026-05-10T11:00:00.000Z', {
        ...{
          version,
          selected,
          savedAt: selected.map((answers, at) => (answers[0] == null ? null : at)),
        },
      });
    };
    await leave('first', [[0], []]);
    await leave('end', [[0], [1]]);
    await leave('too', [[1], [1]]);
    // Who completed reached the end, and did not leave there.
    await invited('done', '2026-05-10T10:00:00.000Z');
    const done = completed('2026-05-10T11:01:00.000Z', ['sea']);
    await begun('done', '2026-05-10T11:00:00.000Z', { ...done, version });
    await addQuestion(
      other.context,
      'light',
      questionWith('Light?', { dawn: ['calm', 'soft', 'warm'], dusk: ['bright', 'soft', 'warm'] }),
    );
    const { publishedHead } = recordsOf(other.store);
    version = (await publishedHead.read('head'))?.doc.version ?? '';
    expect(version).not.toBe(three);
    await leave('middle', [[0], [1], []]);
    await leave('longer', [[0], [1], [0]]);
    await countInsight(other.context, 8000);
    const { funnels, questions } = await insight();
    expect(funnels[0]?.now.left).toBe(5);
    expect(questions.items.map(({ id, left }) => `${id} ${left.now}`)).toEqual([
      'mood 0',
      'sound 1',
      'light 1',
    ]);
    expect(questions.leftAtEnd).toEqual({ now: 3, before: 0 });
    expect((await insight({ version })).questions.leftAtEnd).toEqual({ now: 1, before: 0 });
  } finally {
    await other.stop();
    [opened, version] = [main, mainVersion];
  }
});

test('progress alone has the funnels, the trend and the questions of the period, and reads less', async () => {
  const before = opened.store.documents();
  const whole = await insight();
  const read = opened.store.documents() - before;
  const progress = await insight({ part: 'progress' });
  expect(opened.store.documents() - before - read).toBeLessThan(read);
  expect(steps(progress)).toEqual(steps(whole));
  expect(progress.trend).toEqual({ now: whole.trend.now, before: [] });
  expect(
    progress.questions.items.map(({ text, left, answers }) => [text, left.now, answers]),
  ).toEqual([
    ['Mood?', 1, []],
    ['Sound?', 1, []],
  ]);
  expect(steps(whole, 'before')).not.toBe('');
  expect(steps(progress, 'before')).toBe('');
  const { asOf, since, period, versions, fragrances, adjectives } = progress;
  expect({ asOf, since, period }).toEqual({
    asOf: whole.asOf,
    since: whole.since,
    period: whole.period,
  });
  expect(progress.funnels[0]?.time.now).toEqual({ seconds: null, n: 0 });
  expect([versions, fragrances.items, fragrances.never, adjectives.items]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('fragrances say how often they were recommended where, opened, and which never were', async () => {
  const { fragrances } = await insight();
  expect(fragrances.n).toEqual({ now: 2, before: 0 });
  expect(fragrances.never).toEqual([{ id: 'moon', name: 'moon' }]);
  const [sun, sea] = fragrances.items;
  expect(sea).toMatchObject({
    id: 'sea',
    isGone: false,
    first: { now: 1 },
    openedSheet: { now: 1 },
  });
  expect(sun).toMatchObject({ first: { now: 1 }, second: { now: 1 }, further: { now: 0 } });
});

test('outcomes and ratings are those that were noted in one of the periods, and no zeros', async () => {
  const noted = async (input: object) =>
    (await insight(input)).fragrances.items.map(
      ({ id, name: _, isGone: __, first: ___, second, further, openedSheet, ...rest }) => [
        id,
        rest,
      ],
    );
  const sea = { smelled: { now: 1, before: 0 }, rating: { now: 4, before: null } };
  const sun = {
    smelled: { now: 1, before: 0 },
    rating: { now: 2, before: null },
    refused: { now: 1, before: 0 },
  };
  expect(await noted({})).toEqual([
    ['sun', sun],
    ['sea', sea],
  ]);
  expect(await noted({ source: 'project' })).toEqual([['sun', {}]]);
  const earlier = { from: '2026-05-12', to: '2026-05-13' };
  expect(await noted(earlier)).toEqual([
    ['sea', { smelled: { now: 0, before: 1 }, rating: { now: null, before: 4 } }],
    [
      'sun',
      {
        smelled: { now: 0, before: 1 },
        rating: { now: null, before: 2 },
        refused: { now: 0, before: 1 },
      },
    ],
  ]);
});

test('adjectives say how often answers asked for them, and how many fragrances offer them', async () => {
  const { adjectives } = await insight();
  const lines = adjectives.items.map(({ name, askedFor, offered }) => [
    name,
    askedFor.now,
    offered,
  ]);
  expect(lines).toEqual([
    ['soft', 5, 0],
    ['warm', 5, 0],
    ['bright', 3, 2],
    ['calm', 2, 2],
  ]);
  expect([adjectives.n.now, adjectives.offered]).toEqual([15, 4]);
});

test('a Manager sees their provider only, and a Salesperson their own cases', async () => {
  expect(steps(await insight({}, 'Manager'))).toBe(
    'invited 3, handedOver 2, redeemed 2, answered 2, completed 1, openedSheet 1, revoked 1, left 1',
  );
  const own = 'invited 2, handedOver 2, redeemed 2, answered 2, completed 1, openedSheet 1, left 1';
  expect(steps(await insight({}, 'Salesperson'))).toBe(own);
  expect(steps(await insight({ salesperson: JONAH }, 'Manager'))).toBe(own);
  expect(steps(await insight({ salesperson: JONAH }))).toBe(own);
  const luc = 'invited 1, handedOver 1, redeemed 1, leftUnanswered 1';
  expect(steps(await insight({ provider: 'verdier' }))).toBe(luc);
  expect(steps(await insight({ provider: 'verdier', salesperson: LUC }))).toBe(luc);
  expect(steps(await insight({ salesperson: LUC }, 'Manager'))).toBe('');
  expect(steps(await insight({ provider: 'verdier' }, 'Salesperson'))).toBe('');
});

test('nobody but an Admin asks for another provider, and no Salesperson for another person', async () => {
  expect((await answerTo({ provider: 'verdier' }, 'Manager')).status).toBe(403);
  expect((await answerTo({ provider: 'aurum' }, 'Manager')).status).toBe(200);
  expect((await answerTo({ salesperson: LUC }, 'Salesperson')).status).toBe(403);
  expect((await answerTo({ salesperson: JONAH }, 'Salesperson')).status).toBe(200);
});

test.each(['gone', '__proto__', 'toString'])(
  'the unknown provider %s has no cases and offers no fragrances',
  async (provider) => {
    const unknown = await insight({ provider });
    expect(steps(unknown)).toBe('');
    expect([unknown.fragrances.items, unknown.fragrances.never]).toEqual([[], []]);
  },
);

test('a source leaves out the cases of the other', async () => {
  const { funnels, fragrances } = await insight({ source: 'project' });
  expect(funnels.map(({ source }) => source)).toEqual(['project']);
  expect(fragrances.n.now).toBe(1);
});

test.each([
  [{ from: '2026-05-12' }, 'to'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ from: '2026-02-29' }, 'from'],
  [{ from: '1999-12-31', to: '2000-01-02' }, 'from'],
  [{ from: '2025-05-10' }, 'to'],
  [{ from: '2026-04-01', by: 'hour' }, 'by'],
  [{ source: 'mail' }, 'source'],
])('%j is refused because of %s', async (input, field) => {
  const { status, body } = await answerTo(input);
  expect([status, body.issues]).toMatchObject([400, [{ field }]]);
});

test('a year, and a period without any case, are answered', async () => {
  const year = await insight({ from: '2025-05-12', timeZone: 'Asia/Kathmandu' });
  expect(year.trend.now).toHaveLength(365);
  expect(year.funnels[0]?.now.invited).toBe(4);
  const empty = await insight({ from: '2027-03-28', to: '2027-03-28' });
  expect(steps(empty)).toBe('');
  expect(empty.trend.now).toMatchObject([{ hours: 23 }]);
  expect(empty.fragrances.never).toHaveLength(3);
});

test('the days of any time zone add up to the same cases', async () => {
  for (const timeZone of ['UTC', 'Asia/Kolkata', 'Pacific/Chatham', 'America/St_Johns']) {
    let sum = 0;
    for (const day of ['07', '08', '09', '10', '11', '12', '13']) {
      const one = { from: `2026-05-${day}`, to: `2026-05-${day}`, timeZone };
      const { funnels, trend } = await insight(one);
      expect(funnels[0]?.now.invited).toBe(
        (trend.now[0]?.events.invited ?? 0) - (funnels[1]?.now.invited ?? 0),
      );
      sum += funnels[0]?.now.invited ?? 0;
    }
    expect(sum).toBe(6);
  }
});

const countDocs = async (cell: RegExp) => {
  const { insightCounts } = recordsOf(opened.store);
  const { items } = await insightCounts.page({ limit: 1000 });
  return items.filter(({ doc }) => doc.scope !== null && cell.test(doc.id));
};

const OFF_THE_HOUR = { timeZone: 'Asia/Kathmandu' };

test.each([
  ['the span of a day', /invite\.\.\.d\d+$/, {}],
  ['the details of a day', /invite\.\.\.d\d+\.details$/, {}],
  ['the span of eight days', /invite\.\.\.b\d+$/, {}],
  ['the quarter hours of eight days', /invite\.\.\.b\d+\.quarters$/, OFF_THE_HOUR],
  ['the root', /invite\.\.\.r/, {}],
])('a missing or damaged document of %s is noticed, and counted again', async (_, cell, zone) => {
  const { insightCounts } = recordsOf(opened.store);
  const before = await insight(zone);
  for (const damage of ['missing', 'wrong', 'negative']) {
    const [found] = (await countDocs(cell)).filter(({ doc }) => !doc.cell.startsWith('d20581'));
    if (!found) throw new Error('No such document');
    const counts = {
      wrong: { funnel: [9], events: { 1: [9] }, began: { b1: 9 } },
      negative: { funnel: [-1] },
      missing: null,
    }[damage] as never;
    if (damage === 'missing') await removeDoc(insightCounts, found.doc.id, undefined);
    else await insightCounts.replace({ ...found.doc, counts }, found.etag);
    const { status, body } = await answerTo(zone);
    expect([damage, status, body.issues]).toMatchObject([
      damage,
      503,
      [{ code: 'INSIGHT_COUNTING' }],
    ]);
    await countInsight(opened.context, 8000);
    expect({ ...(await insight(zone)), asOf: '' }).toEqual({ ...before, asOf: '' });
  }
});

test('progress reads neither details nor quarter hours, so that it costs little', async () => {
  const { insightCounts } = recordsOf(opened.store);
  const before = await insight({ part: 'progress' });
  // Whoever reads one of them notices.
  for (const { doc, etag } of await countDocs(/\.(details|quarters)$/))
    await insightCounts.replace({ ...doc, counts: { funnel: [-1] } }, etag);
  expect(await insight({ part: 'progress' })).toEqual(before);
  expect((await answerTo({})).status).toBe(503);
  await countInsight(opened.context, 8000);
  expect((await answerTo({})).status).toBe(200);
});

test('what an earlier version has counted into one document a span is counted again', async () => {
  const { insightCounts } = recordsOf(opened.store);
  const before = await insight();
  for (const { doc } of await countDocs(/\.(details|quarters)$/)) {
    await removeDoc(insightCounts, doc.id, undefined);
    await revise(insightCounts, doc.id.replace(/\.\w+$/, ''), undefined, (main) => {
      const { hours: _, ...counts } = (main.counts ?? {}) as Record<string, Tally>;
      return { ...main, counts: plus(counts, doc.counts ?? undefined) ?? null };
    });
  }
  for (const input of [{}, { part: 'progress' }]) expect((await answerTo(input)).status).toBe(503);
  await countInsight(opened.context, 8000);
  expect({ ...(await insight()), asOf: '' }).toEqual({ ...before, asOf: '' });
});

test('an Admin has everything counted again, and the numbers stay', async () => {
  const before = await insight();
  const { status } = await ask(rebuildInsightEndpoint, opened.context, {}, demoToken('Admin'));
  expect(status).toBe(200);
  expect({ ...(await insight()), asOf: '' }).toEqual({ ...before, asOf: '' });
  await countInsight(opened.context, 8000);
  expect({ ...(await insight()), asOf: '' }).toEqual({ ...before, asOf: '' });
});

test('it takes a bounded number of store calls', async () => {
  await insight();
  const calls = await opened.store.callsOf(() => insight());
  expect(calls).toEqual([
    'userSettings.read',
    'insightCounts.read',
    'insightCounts.page',
    'published.read',
  ]);
});

test('questions that were renamed or deleted since keep their numbers under their newest name', async () => {
  const numbers = async () =>
    (await insight()).questions.items.map(({ id, text, isGone, reached, answered, left }) => [
      ...[id, text, isGone, reached.now, answered.now, left.now],
    ]);
  expect(await numbers()).toEqual([
    ['mood', 'Mood?', false, 4, 3, 1],
    ['sound', 'Sound?', false, 3, 2, 1],
  ]);

  const shared = ['soft', 'warm'];
  const answers = { quiet: ['calm', ...shared], loud: ['bright', ...shared] };
  await updateQuestion(opened.context, 'mood', undefined, questionWith('Which mood?', answers));
  await removeQuestion(opened.context, 'sound', undefined);
  expect(await numbers()).toEqual([
    ['mood', 'Which mood?', false, 4, 3, 1],
    ['sound', 'Sound?', true, 3, 2, 1],
  ]);
});
