import * as calls from '@vse/domain/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InviteDoc, QuizResultDoc } from '../../api/src/store/document-types.ts';
import { fillHistory } from './history.ts';
import { measureStep, type Step } from './measure.ts';
import { firstOf } from './people.ts';
import { measureJourney } from './respondent-steps.ts';
import { call, openWorld, type World } from './world.ts';

const SIZE = { fragrances: 8, questions: 12, results: 60 };

let world: World;
beforeAll(async () => {
  world = await openWorld(SIZE);
  await fillHistory(world);
}, 60_000);
afterAll(() => world.close());

test('A history has as many results as its size says, each with its own invite or project', async () => {
  const results = world.database.container<QuizResultDoc>('quizResults');
  const { items } = await results.page({
    orderBy: { field: 'quizStartDate', direction: 'ascending' },
    limit: 500,
  });
  // And those that the samples are: two guests and a project for each of five Salespeople.
  expect(items).toHaveLength(60 + 15);
  const copies = items.map(({ doc }) => doc).slice(0, 60);
  expect(new Set(copies.map(({ findWords }) => findWords.join(' '))).size).toBe(60);
  expect(copies.filter(({ isQuizCompleted }) => isQuizCompleted)).toHaveLength(54);
  expect(copies.filter(({ projectName }) => projectName !== null)).toHaveLength(6);
  const invites = world.database.container<InviteDoc>('invites');
  for (const { inviteId, invite } of copies.filter(({ projectName }) => projectName === null))
    expect((await invites.read(inviteId ?? ''))?.doc).toMatchObject({ email: invite.email });
});

test('A history has the texts of completed quizzes, and ends when the clock stands', async () => {
  const admin = await world.tokenOf(firstOf(world.people, 'Admin'));
  const { output } = await call(world.behind, calls.listQuizResults, {}, admin);
  const copies = output.items.filter(({ quizStartDate }) => quizStartDate < '2026-06-01T09');
  expect(copies.map(({ quizStartDate }) => quizStartDate.slice(0, 7))).toContain('2026-05');
  const done = copies.find(({ isQuizCompleted }) => isQuizCompleted)?.id ?? '';
  const { output: result } = await call(world.behind, calls.getQuizResult, { id: done }, admin);
  expect(result.questions.map(({ selectedAnswers }) => selectedAnswers.length)).not.toContain(0);
  expect(result.recommendedFragrances.map(({ longDescription }) => longDescription)).not.toEqual(
    [],
  );
});

test('What prepares a call does not count', async () => {
  const admin = firstOf(world.people, 'Admin');
  const [id = ''] = world.catalogue.adjectives;
  const rows = await measureStep(world, {
    name: 'renamed',
    async run(request, round) {
      const token = await world.tokenOf(admin);
      await call(world.behind, calls.listAdjectives, {}, token);
      await request('', calls.updateAdjective, { id, name: `name ${round}` }, token);
    },
  });
  expect(rows.map(({ instance, figures }) => [instance, figures.queries])).toEqual([
    // The questions, because an answer has the adjective.
    ['warm', 1],
    // And the person who is signed in.
    ['cold', 2],
  ]);
});

test('What a call writes after its response counts', async () => {
  const admin = firstOf(world.people, 'Admin');
  const rows = await measureStep(world, {
    name: 'export',
    async run(request) {
      const token = await world.tokenOf(admin);
      // Alike entries of one minute share an audit record, which a third one would leave as it is until the minute ends.
      for (const limit of [1, 1, 1]) await request('', calls.exportQuizResults, { limit }, token);
    },
  });
  expect(rows.map(({ figures }) => figures.writes)).toEqual([3, 3]);
});

test('A step of several parts is divided by them', async () => {
  const admin = firstOf(world.people, 'Admin');
  const session: Step = {
    name: 'session',
    run: async (request) => request('', calls.getSession, {}, await world.tokenOf(admin)),
  };
  const [whole] = await measureStep(world, session);
  const [half] = await measureStep(world, { ...session, parts: 2 });
  expect(half?.figures.responseKb).toBe((whole?.figures.responseKb ?? 0) / 2);
  expect(whole?.figures.responseKb).toBeGreaterThan(0.2);
});

test('A journey is the sum of its steps, with twelve answers saved', async () => {
  const rows = await measureJourney(world);
  const warm = rows.filter(({ instance }) => instance === 'warm');
  const [redeem, load, save, complete, result, all] = warm.map(({ figures }) => figures.responseKb);
  const sum = [redeem, load, ...Array(12).fill(save), complete, result].reduce((a, b) => a + b, 0);
  expect(all).toBeCloseTo(sum, 6);
  const [warmSave, coldSave] = rows
    .filter(({ step }) => step.startsWith('one answer saved'))
    .map(({ figures }) => figures.kbLoaded);
  // Each answer reaches an instance that does not have the quiz's questions yet.
  expect(coldSave).toBeGreaterThan(5 * (warmSave ?? 0));
});
