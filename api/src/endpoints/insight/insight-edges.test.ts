import { randomUUID } from 'node:crypto';
import type { Output } from '@vse/domain/contract/contract';
import type { getInsight } from '@vse/domain/records/insight';
import { demoToken } from '@vse/domain/rules/demo';
import { DAY_MS } from '@vse/domain/rules/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { inviteDoc, mailDoc } from '../../../../tests/support/insight.ts';
import {
  addSmallCatalogue,
  questionWith,
  SELLER,
} from '../../../../tests/support/small-catalogue.ts';
import {
  addQuestion,
  listQuestions,
  sortQuestions,
  updateQuestion,
} from '../../services/catalogue/questions.ts';
import { countInsight } from '../../services/insight/count-changes.ts';
import { answerQuiz } from '../../services/quiz/answer-quiz.ts';
import { startProject } from '../../services/quiz/begin-quiz.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getInsightEndpoint } from './get-insight.ts';

const SHARED = ['soft', 'warm'];

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

async function counted(input: Record<string, unknown>): Promise<Output<typeof getInsight>> {
  opened.pass(3);
  await countInsight(opened.context, 8000);
  const { status, body } = await ask(getInsightEndpoint, opened.context, input, demoToken('Admin'));
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Output<typeof getInsight>;
}

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The questions of today: how many reached, answered and left them, and selected each answer. */
async function questionsOfToday() {
  const { questions } = await counted({ from: day(-1), to: day(1), timeZone: 'UTC' });
  return questions.items.map(({ text, isGone, reached, answered, left, answers }) => {
    const selected = answers.map(
      (each) => `${each.title}${each.isGone ? ' (gone)' : ''} ${each.selected.now}`,
    );
    return [isGone ? `${text} (gone)` : text, reached.now, answered.now, left.now, ...selected];
  });
}

/** A project's quiz in which this was answered, and which is completed where it is all. */
async function answer(given: Record<string, string>, isAll = false) {
  const { id } = await startProject(opened.context, randomUUID(), SELLER, randomUUID());
  const answers = Object.entries(given).map(([question, selected]) => ({
    id: question,
    selectedAnswers: [selected],
  }));
  await answerQuiz(opened.context, id, answers, isAll, () => undefined);
}

test('the only result is counted once in each number', async () => {
  await answer({ mood: 'loud' }, true);
  expect(await questionsOfToday()).toEqual([
    ['Which mood?', 1, 1, 0, 'The quiet one 0', 'The loud one 1'],
  ]);
  const { funnels, fragrances, adjectives } = await counted({
    ...{ from: day(-1), to: day(1), timeZone: 'UTC' },
  });
  const [, project] = funnels;
  expect(project?.now).toMatchObject({
    invited: 1,
    redeemed: 1,
    answered: 1,
    completed: 1,
    left: 0,
  });
  expect(fragrances.n).toEqual({ now: 1, before: 0 });
  expect(fragrances.items.map(({ name, first, second }) => [name, first.now, second.now])).toEqual([
    ['sun', 1, 0],
    ['sea', 0, 1],
  ]);
  expect(adjectives.n.now).toBe(3);
});

test('answers stay with their questions when these are reordered and changed within the period', async () => {
  await addQuestion(
    opened.context,
    'sound',
    questionWith('Which sound?', { hush: ['calm', ...SHARED], boom: ['bright', ...SHARED] }),
  );
  await answer({ mood: 'quiet' });
  await answer({ mood: 'loud', sound: 'boom' }, true);
  const { orderEtag } = await listQuestions(opened.context);
  await sortQuestions(opened.context, ['sound', 'mood'], orderEtag);
  await answer({ sound: 'boom' });
  expect(await questionsOfToday()).toEqual([
    ['Which sound?', 3, 2, 0, 'The hush one 0', 'The boom one 2'],
    ['Which mood?', 3, 2, 0, 'The quiet one 1', 'The loud one 1'],
  ]);
  // Its first answer goes, and the second one becomes the first.
  const answers = { loud: ['bright', ...SHARED], wild: ['bright', ...SHARED] };
  await updateQuestion(
    opened.context,
    'mood',
    undefined,
    questionWith('Which of these moods?', answers),
  );
  await answer({ sound: 'hush', mood: 'wild' }, true);
  await answer({ sound: 'hush', mood: 'loud' }, true);
  expect(await questionsOfToday()).toEqual([
    ['Which sound?', 5, 4, 0, 'The hush one 2', 'The boom one 2'],
    [
      ...['Which of these moods?', 5, 4, 0],
      ...['The loud one 2', 'The wild one 1', 'The quiet one (gone) 1'],
    ],
  ]);
  // Those who stopped are at the question that came next for them.
  opened.pass(8 * 24 * 60);
  expect((await questionsOfToday()).map(([text, , , left]) => [text, left])).toEqual([
    ['Which sound?', 1],
    ['Which of these moods?', 1],
  ]);
});

async function invitedAt(...dates: string[]) {
  const { invites, mails } = recordsOf(opened.store);
  for (const [at, date] of dates.entries()) {
    await mails.create(mailDoc(`${at}_1`, 'sent'));
    await invites.create(inviteDoc(String(at), date, { mailId: `${at}_1` }));
  }
}

test.each([
  ['with a clock set back', 'Europe/Berlin', '2025-10-26', 25, ['0 1', '2 1', '3 1', '24 1']],
  ['with a clock set forward', 'America/New_York', '2026-03-08', 23, ['0 1', '22 1']],
  ['that begins at a half hour of UTC', 'Asia/Kolkata', '2025-11-24', 24, ['0 1', '23 1']],
  ['that a leap year adds', 'Asia/Kathmandu', '2024-02-29', 24, ['0 1', '23 1']],
])(
  'a day %s in %s has its own invites, from its first to its last minute',
  async (_, timeZone, date, hours, expected) => {
    await invitedAt(
      // In Berlin: just before, at once, both times half past two, the last minute, and the next day.
      ...['2025-10-25T21:59:59.999Z', '2025-10-25T22:00:00.000Z', '2025-10-26T00:30:00.000Z'],
      ...['2025-10-26T01:30:00.000Z', '2025-10-26T22:59:59.999Z', '2025-10-26T23:00:00.000Z'],
      ...['2026-03-08T04:59:00.000Z', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:00.000Z'],
      ...['2026-03-09T04:00:00.000Z', '2025-11-23T18:29:00.000Z', '2025-11-23T18:30:00.000Z'],
      ...['2025-11-24T18:29:00.000Z', '2025-11-24T18:30:00.000Z', '2024-02-28T18:14:00.000Z'],
      ...['2024-02-28T18:15:00.000Z', '2024-02-29T18:14:00.000Z', '2024-02-29T18:15:00.000Z'],
    );
    const { funnels, trend } = await counted({ from: date, to: date, timeZone, by: 'hour' });
    expect(funnels[0]?.now.invited).toBe(expected.length);
    expect(trend.now).toHaveLength(hours);
    const some = trend.now.flatMap(({ events: { invited } }, at) =>
      invited > 0 ? [`${at} ${invited}`] : [],
    );
    expect(some).toEqual(expected);
    const byDay = await counted({ from: date, to: date, timeZone });
    expect(byDay.trend.now.map((part) => [part.hours, part.events.invited])).toEqual([
      [hours, expected.length],
    ]);
  },
);
