import {
  countQuizResults,
  createQuizResult,
  exportQuizResults,
  getQuizResult,
  listQuizResults,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  firstAnswers,
  MANAGER,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { unique } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const word = unique('History').replace(' ', '-');
const ids = { first: '', second: '', foreign: '', project: '' };

beforeAll(async () => {
  const { id: foreignProvider } = await providerNamed('Maison Verdier');
  const foreign = { provider: foreignProvider, salesperson: 'luc.marchand@verdier.example' };
  const first = await begin({ name: `${word} Ana` });
  const second = await begin({ name: `${word} Ben` });
  ids.first = first.id;
  ids.second = second.id;
  ids.foreign = (await begin({ ...foreign, name: `${word} Cleo` })).id;
  const project = { name: `${word} Lobby`, salesperson: SALES_EMAIL };
  ids.project = (await call(createQuizResult, { project }, SALESPERSON)).id;
  await call(
    updateQuizResult,
    { id: second.id, questions: firstAnswers(second.questions), isQuizCompleted: true },
    second.by,
  );
});

type Filters = Record<string, string>;
/** The ids that the list has with these filters; the count of the list has as many. */
async function found(filters: Filters, by = ADMIN) {
  const query = { find: word, ...filters };
  const { items } = await call(listQuizResults, { limit: 200, ...query }, by);
  expect((await call(countQuizResults, query, by)).total).toBe(items.length);
  return items.map(({ id }) => id);
}

describe('the history', () => {
  test('is searched by project, name and e-mail, newest first', async () => {
    expect(await found({})).toEqual([ids.project, ids.foreign, ids.second, ids.first]);
    expect(await found({ find: `LÓB ${word}` })).toEqual([ids.project]);
    expect(await found({ find: `${word} obby` })).toEqual([]);
  });

  test('is narrowed by completion, provider and salesperson', async () => {
    const { id: provider } = await providerNamed('Maison Verdier');
    expect(await found({ isCompleted: 'true' })).toEqual([ids.second]);
    expect(await found({ isCompleted: 'false' })).toEqual([ids.project, ids.foreign, ids.first]);
    expect(await found({ provider })).toEqual([ids.foreign]);
    expect(await found({ salesperson: 'Luc.Marchand@verdier.example' })).toEqual([ids.foreign]);
  });

  test('is narrowed by the date a quiz began, the end excluded', async () => {
    const { quizStartDate } = await call(getQuizResult, { id: ids.second }, ADMIN);
    expect(await found({ from: quizStartDate, to: quizStartDate })).toEqual([]);
    expect(await found({ from: quizStartDate })).toEqual([ids.project, ids.foreign, ids.second]);
    expect(await found({ to: quizStartDate })).toEqual([ids.first]);
    expect(await found({ from: '2999-01-01T00:00:00Z' })).toEqual([]);
  });

  test.each([
    [{ sort: 'started', direction: 'ascending' }, ['first', 'second', 'foreign', 'project']],
    [{ sort: 'completed', direction: 'descending' }, 'second'],
    [{ sort: 'client', direction: 'descending' }, 'project'],
    [{ sort: 'salesperson', direction: 'descending' }, 'foreign'],
  ] as const)('is sorted by %j', async (sorting, expected) => {
    const order = await found(sorting);
    if (typeof expected === 'string') expect(order[0]).toBe(ids[expected]);
    else expect(order).toEqual(expected.map((name) => ids[name]));
  });

  test('a Manager finds their provider’s results and a Salesperson their own, with any filter', async () => {
    const { id: provider } = await providerNamed('Maison Verdier');
    expect(await found({ provider }, MANAGER)).toEqual([]);
    expect(await found({}, MANAGER)).not.toContain(ids.foreign);
    expect(await found({ salesperson: 'luc.marchand@verdier.example' }, SALESPERSON)).toEqual([]);
  });

  test.each([
    [{ from: 'yesterday' }],
    [{ from: '2026-02-02T00:00:00Z', to: '2026-02-01T00:00:00Z' }],
    [{ sort: 'score' }],
    [{ direction: 'up' }],
    [{ find: 'x'.repeat(5000) }],
    [{ salesperson: 'x'.repeat(5000) }],
    [{ provider: 'x'.repeat(5000) }],
    [{ page: 'tampered' }],
  ])('refuses %j', async (filters) => {
    expect((await send(listQuizResults, filters, ADMIN)).status).toBe(400);
  });
});

describe('the pages', () => {
  test('lead to the next page and back to the one before, each with one call', async () => {
    const pageAt = (page?: string) =>
      call(listQuizResults, { find: word, limit: 2, ...(page && { page }) }, ADMIN);
    const names = ({ items }: Awaited<ReturnType<typeof pageAt>>) =>
      items.map(({ invite, project }) => invite.name ?? project.name);
    const first = await pageAt();
    expect(names(first)).toEqual([`${word} Lobby`, `${word} Cleo`]);
    expect(first.previousPage).toBeUndefined();
    const second = await pageAt(first.nextPage);
    expect(names(second)).toEqual([`${word} Ben`, `${word} Ana`]);
    expect(second.nextPage).toBeUndefined();
    const back = await pageAt(second.previousPage);
    expect(names(back)).toEqual([`${word} Lobby`, `${word} Cleo`]);
    expect(back.previousPage).toBeUndefined();
    expect(names(await pageAt(back.nextPage))).toEqual([`${word} Ben`, `${word} Ana`]);
  });
});

describe('the export', () => {
  test('answers whole results of what the filters show, a page at a time', async () => {
    const first = await call(exportQuizResults, { find: word, limit: 3 }, ADMIN);
    const names = ({ items }: typeof first) =>
      items.map(({ invite, project }) => invite.name ?? project.name);
    expect(names(first)).toEqual([`${word} Lobby`, `${word} Cleo`, `${word} Ben`]);
    expect((await call(countQuizResults, { find: word }, ADMIN)).total).toBe(4);
    const completed = first.items.find(({ invite }) => invite.name === `${word} Ben`);
    expect(completed?.questions.length).toBeGreaterThan(0);
    expect(completed?.recommendedFragrances[0]?.score).toBeGreaterThan(0);
    const page = first.nextPage;
    const second = await call(exportQuizResults, { find: word, limit: 3, page }, ADMIN);
    expect(names(second)).toEqual([`${word} Ana`]);
    expect(second.nextPage).toBeUndefined();
  });

  test('has the order of the list', async () => {
    const sorted = { find: word, sort: 'started', direction: 'ascending' } as const;
    const { items } = await call(exportQuizResults, sorted, ADMIN);
    expect(items.map(({ invite, project }) => invite.name ?? project.name)).toEqual([
      `${word} Ana`,
      `${word} Ben`,
      `${word} Cleo`,
      `${word} Lobby`,
    ]);
  });

  test.each([
    [{ from: 'yesterday' }],
    [{ from: '2026-02-02T00:00:00Z', to: '2026-02-01T00:00:00Z' }],
    [{ sort: 'score' }],
    [{ salesperson: 'x'.repeat(5000) }],
    [{ provider: 'x'.repeat(5000) }],
    [{ isCompleted: 'maybe' }],
    [{ page: 'tampered' }],
  ])('refuses %j', async (filters) => {
    expect((await send(exportQuizResults, filters, ADMIN)).status).toBe(400);
  });

  test('ignores half of a surrogate pair in a search', async () => {
    const { items } = await call(exportQuizResults, { find: `${word}\ud83c` }, ADMIN);
    expect(items).toHaveLength(4);
  });

  test('returns at most 200 at a time, and an empty page when nothing matches', async () => {
    expect((await send(exportQuizResults, { limit: 201 }, ADMIN)).status).toBe(400);
    const find = `${word} nobody`;
    expect((await call(exportQuizResults, { find }, ADMIN)).items).toEqual([]);
    expect((await call(countQuizResults, { find }, ADMIN)).total).toBe(0);
  });

  test('a Manager exports the results of their own provider only', async () => {
    const find = unique('Reach');
    const { id: foreign } = await providerNamed('Maison Verdier');
    const own = await begin({ name: `${find} own` });
    await begin({
      ...{ name: `${find} foreign`, provider: foreign },
      salesperson: 'luc.marchand@verdier.example',
    });
    const idsOf = async (filters: object, by: typeof MANAGER) =>
      (await call(exportQuizResults, { find, ...filters }, by)).items.map(({ id }) => id);
    expect(await idsOf({}, ADMIN)).toHaveLength(2);
    expect(await idsOf({}, MANAGER)).toEqual([own.id]);
    expect(await idsOf({ provider: foreign }, MANAGER)).toEqual([]);
  });

  test('a Salesperson exports nothing', async () => {
    expect((await send(exportQuizResults, {}, SALESPERSON)).status).toBe(403);
  });
});
