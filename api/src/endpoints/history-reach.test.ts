import type { CallerKind } from '@vse/domain/access/permissions';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { DEMO, providerDoc, staffDoc } from '../../../tests/support/demo-staff.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { recordsOf } from '../store/typed-containers.ts';
import { exportQuizResultsEndpoint } from './quiz-results/export-quiz-results.ts';
import { listQuizResultsEndpoint } from './quiz-results/list-quiz-results.ts';
import { getUserLogsEndpoint } from './user-logs/get-user-logs.ts';

const DATE = '2026-05-01T08:00:00.000Z';
const MANAGER_EMAIL = 'mara.lindqvist@aurum.example';
const SALES_EMAIL = 'jonah.adler@aurum.example';
const PEOPLE = [
  ['Admin', 'ines.calder@aurum.example'],
  ['Manager', MANAGER_EMAIL],
  ['Salesperson', SALES_EMAIL],
] as const;

let opened: OpenedContext;
let respondentToken: string;

beforeAll(async () => {
  opened = openContext({}, DEMO);
  const { quizResults, quizVersions, userSettings, userLogs, userLogPeople, providers } = recordsOf(
    opened.store,
  );
  for (const id of ['aurum', 'verdier']) await providers.create(providerDoc(id, id));
  for (const [role, email] of PEOPLE)
    await userSettings.create(staffDoc({ id: role, email, role, provider: 'aurum' }));
  await quizVersions.create({ id: 'version', questions: [], adjectives: {} });
  for (const [id, provider, salesperson, salespersonId] of [
    ['own', 'aurum', SALES_EMAIL, 'Salesperson'],
    ['colleague', 'aurum', 'ana@aurum.example', 'ana'],
    ['foreign', 'verdier', 'luc@verdier.example', 'luc'],
  ] as const) {
    await quizResults.create({
      id,
      isQuizStarted: true,
      isQuizCompleted: false,
      quizStartDate: DATE,
      quizCompleteDate: null,
      invite: {},
      project: { name: id },
      version: 'version',
      selected: [],
      recommendedFragrances: [],
      hasLogo: false,
      provider,
      salesperson,
      salespersonId,
      projectName: id,
      inviteId: null,
      findWords: [id],
      sortKey: id,
      generation: 'first',
    });
    await userLogs.create({ id, userId: id, provider, date: DATE });
    await userLogPeople.create({
      id,
      provider,
      lastDate: DATE,
      count: 1,
      countAtProvider: 1,
    });
  }
  respondentToken = await opened.context.tokens.forRespondent('own', 'first');
});
afterAll(() => opened.stop());

/** What an endpoint lets a caller see: the ids of what it answers, or the status of its refusal. */
async function seen(endpoint: Endpoint, token: string | undefined, input = {}) {
  const { status, body } = await ask(endpoint, opened.context, input, token);
  if (status !== 200) return status;
  type Item = { project: { name: string } };
  const { items, logs } = body as { items?: Item[]; logs?: { user_id: string }[] };
  const ids = items?.map(({ project }) => project.name) ?? logs?.map(({ user_id }) => user_id);
  return ids?.sort().join(' ');
}

function tokenOf(kind: CallerKind) {
  if (kind === 'anyone') return undefined;
  return kind === 'respondent' ? respondentToken : demoToken(kind);
}

const ALL = 'colleague foreign own';
const AURUM = 'colleague own';

/** Provider of the caller's settings; one that is gone is none. */
async function setProvider(id: string, provider: string) {
  const { userSettings } = recordsOf(opened.store);
  const held = await userSettings.read(id);
  if (held) await userSettings.replace({ ...held.doc, provider }, held.etag);
}

test.each([
  ['an Admin', 'Admin', 'aurum', [ALL, ALL, ALL]],
  ['a Manager', 'Manager', 'aurum', [AURUM, AURUM, AURUM]],
  ['a Manager of another provider', 'Manager', 'verdier', ['foreign', 'foreign', 'foreign']],
  ['a Manager of no provider', 'Manager', 'gone', [403, 403, 403]],
  ['a Salesperson', 'Salesperson', 'aurum', ['own', 403, 403]],
  ['a respondent', 'respondent', 'aurum', [403, 403, 403]],
  ['anyone', 'anyone', 'aurum', [401, 401, 401]],
] as const)(
  '%s reaches of history, export and user logs what the role does',
  async (_, kind, provider, expected) => {
    await setProvider('Manager', provider);
    const token = tokenOf(kind);
    expect([
      await seen(listQuizResultsEndpoint, token),
      await seen(exportQuizResultsEndpoint, token),
      await seen(getUserLogsEndpoint, token),
    ]).toEqual(expected);
  },
);

test('a Manager who exports another provider gets nothing', async () => {
  await setProvider('Manager', 'aurum');
  const manager = demoToken('Manager');
  for (const filters of [{ provider: 'verdier' }, { salesperson: 'luc@verdier.example' }])
    expect(await seen(exportQuizResultsEndpoint, manager, filters)).toBe('');
  expect(await seen(exportQuizResultsEndpoint, manager, { provider: 'aurum' })).toBe(AURUM);
});

test.each([
  ['own', 'own'],
  ['foreign', ''],
])("a Manager asks for one person's sign-ins: %s", async (userId, expected) => {
  await setProvider('Manager', 'aurum');
  const one = { userId, isShowUserWiseLogs: 'true' };
  expect(await seen(getUserLogsEndpoint, demoToken('Manager'), one)).toBe(expected);
});
