import {
  createQuizResult,
  deleteQuizResult,
  getQuizResult,
  listQuizResults,
} from '@vse/domain/records/quiz-results';
import { describe, expect, test } from 'vitest';
import { projects } from '../../scripts/seed/catalogue/projects.ts';
import { ADMIN, call, listAll, MANAGER, SALESPERSON, send } from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';
import { unique } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const USED = 'That client/project has already been used.';
const project = (name: string) => ({ project: { name, salesperson: SALES_EMAIL } });

describe('beginning a quiz for a client project', () => {
  test('makes a result with an empty invite and the project filled in by the server', async () => {
    const name = unique('Lobby');
    const input = { project: { name, salesperson: 'somebody.else@aurum.example' } };
    const { id } = await call(createQuizResult, input, SALESPERSON);
    const result = await call(getQuizResult, { id }, SALESPERSON);
    expect(result).toMatchObject({
      invite: {},
      project: { name, salesperson: SALES_EMAIL, provider: 'Aurum Scent Co.' },
      generatedBy: 'Jonah Adler',
      isMine: true,
    });
    expect(result.permalinkUrl).toMatch(new RegExp(`/results/${id}$`));
  });

  test('refuses a name that is used, exactly and by letter case', async () => {
    const name = unique('Lobby');
    await call(createQuizResult, project(name), SALESPERSON);
    const again = await send(createQuizResult, project(name), MANAGER);
    expect([again.status, again.problem.errors]).toEqual([409, [USED]]);
    expect((await send(createQuizResult, project(name.toUpperCase()), MANAGER)).status).toBe(200);
  });

  test('gives the name to one of several concurrent requests', async () => {
    const name = unique('Race');
    const tries = Array.from({ length: 20 }, (_, index) =>
      send(createQuizResult, project(name), index % 2 ? MANAGER : SALESPERSON),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('returns the same quiz to a retry after a lost connection', async () => {
    const input = { ...project(unique('Retry')), requestId: crypto.randomUUID() };
    const first = await call(createQuizResult, input, SALESPERSON);
    expect(await call(createQuizResult, input, SALESPERSON)).toEqual(first);
    expect((await send(createQuizResult, input, MANAGER)).status).toBe(409);
  });

  test('returns the same quiz to concurrent retries', async () => {
    const input = { ...project(unique('Retry')), requestId: crypto.randomUUID() };
    const tries = Array.from({ length: 10 }, () => call(createQuizResult, input, SALESPERSON));
    expect(new Set((await Promise.all(tries)).map(({ id }) => id)).size).toBe(1);
  });

  test('starts another quiz for another name, even under the same request id', async () => {
    const requestId = crypto.randomUUID();
    const [one, other] = [unique('One'), unique('Other')];
    const { id } = await call(createQuizResult, { ...project(one), requestId }, SALESPERSON);
    const second = await call(createQuizResult, { ...project(other), requestId }, SALESPERSON);
    expect(second.id).not.toBe(id);
    expect(await call(getQuizResult, { id: second.id }, SALESPERSON)).toMatchObject({
      project: { name: other },
    });
  });

  test('frees the name, but not the permalink, when an Admin deletes the result', async () => {
    const name = unique('Lobby');
    const { id } = await call(createQuizResult, project(name), SALESPERSON);
    await call(deleteQuizResult, { id }, ADMIN);
    const tries = Array.from({ length: 5 }, () => send(createQuizResult, project(name), MANAGER));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    for (const by of [NOBODY, ADMIN])
      expect((await send(getQuizResult, { id }, by)).status).toBe(404);
  });

  test('guards the names of the sample catalogue as well', async () => {
    const results = await listAll(listQuizResults, ADMIN);
    const sample = projects.find(({ name }) =>
      results.some(({ project }) => project?.name === name),
    );
    if (!sample) throw new Error('No sample project');
    const again = await send(createQuizResult, project(sample.name), ADMIN);
    expect([again.status, again.problem.errors]).toEqual([409, [USED]]);
  });

  test.each([
    ['a missing name', { project: { salesperson: SALES_EMAIL } }, '53809'],
    ['an empty name', project('  '), '53809'],
    ['a missing project', {}, '53808'],
    ['a project that is none', { project: 'Lobby' }, '53808'],
    ['a missing salesperson', { project: { name: 'Lobby' } }, '53807'],
  ])('refuses %s with its error code', async (_, input, code) => {
    const { status, problem } = await send(createQuizResult, input, SALESPERSON);
    expect([status, problem.errors]).toEqual([
      400,
      [`All fields are required. Error code: ${code}`],
    ]);
  });
});

describe('the list of results', () => {
  test('pages through all of them, newest first, none lost and none twice', async () => {
    const seen: string[] = [];
    const dates: string[] = [];
    let page: string | undefined;
    do {
      const list = await call(listQuizResults, { limit: 7, ...(page && { page }) }, ADMIN);
      expect(list.items.length).toBeLessThanOrEqual(7);
      seen.push(...list.items.map(({ id }) => id));
      dates.push(...list.items.map(({ quizStartDate }) => quizStartDate));
      page = list.nextPage;
    } while (page);
    expect(seen.length).toBeGreaterThanOrEqual(40);
    expect(new Set(seen).size).toBe(seen.length);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('shows a Manager their provider’s results and a Salesperson their own', async () => {
    await call(createQuizResult, project(unique('Mine')), SALESPERSON);
    const salesOf = ({
      invite,
      project,
    }: {
      invite?: { salesperson?: string | undefined };
      project?: { salesperson?: string | undefined };
    }) => invite?.salesperson ?? project?.salesperson;
    const own = await listAll(listQuizResults, SALESPERSON);
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(salesOf))).toEqual(new Set([SALES_EMAIL]));
    const provider = await listAll(listQuizResults, MANAGER);
    const all = await listAll(listQuizResults, ADMIN);
    expect(new Set(provider.map(salesOf)).size).toBeGreaterThan(1);
    expect(provider.every((item) => salesOf(item)?.endsWith('@aurum.example'))).toBe(true);
    expect(all.some((item) => salesOf(item)?.endsWith('@verdier.example'))).toBe(true);
  });
});
