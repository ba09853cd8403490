import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { DEMO, providerDoc, staffDoc } from '../../../../tests/support/demo-staff.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { publishJob } from '../../jobs/publish.ts';
import { adjectiveKind } from '../../services/catalogue/adjectives.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { createContext } from '../../services/context.ts';
import type { FragranceDoc, JobDoc, QuestionDoc } from '../../store/document-types.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getDashboardEndpoint } from './get-dashboard.ts';

const DATE = '2026-05-01T08:00:00.000Z';
const PEOPLE = [
  ['Admin', 'ines.calder@aurum.example', 'aurum', 'applied'],
  ['Manager', 'mara.lindqvist@aurum.example', 'aurum', 'applied'],
  ['Salesperson', 'jonah.adler@aurum.example', 'aurum', 'pending'],
  ['Salesperson', 'luc@verdier.example', 'verdier', 'pending'],
  ['Salesperson', 'lea@verdier.example', 'verdier', 'pending'],
] as const;

let opened: OpenedContext;
beforeAll(async () => {
  opened = openContext({}, DEMO);
  const { providers, userSettings, userLogs, mails, jobs } = recordsOf(opened.store);
  const fragrances = ['oak', 'rose', 'sage'].map((id) => ({ id }));
  for (const id of ['aurum', 'verdier']) await providers.create(providerDoc(id, id, fragrances));
  for (const [role, email, provider, roleState] of PEOPLE) {
    const id = email.replace(/\W/g, '');
    await userSettings.create({ ...staffDoc({ id, email, role, provider }), roleState });
    await userLogs.create({ id: `log ${email}`, userId: email, provider, date: DATE });
  }
  for (const [id, purpose] of [
    ['one', 'invitation'],
    ['two', 'invitation'],
    ['three', 'access'],
  ] as const)
    await mails.create({
      id,
      purpose,
      about: null,
      recipient: 'r@example.com',
      recipientKey: 'r@example.com',
      subject: '',
      sealedText: '',
      state: 'failed',
      reason: '',
      attempts: 6,
      operationId: id,
      createdDate: DATE,
      nextAttempt: null,
      sentDate: null,
    });
  await jobs.create(jobDoc('failed', 'failed'));
  await jobs.create(jobDoc('regular', 'failed', Date.parse(DATE)));
  await jobs.create(jobDoc('waiting', 'waiting', Date.parse(DATE)));
  await jobs.create(jobDoc('ended', 'ended'));
});
afterAll(() => opened.stop());

const jobDoc = (id: string, state: JobDoc['state'], due: JobDoc['due'] = null): JobDoc => ({
  ...{ id, kind: 'erasure', state, due, began: 0, changed: 0, token: '', tries: 0 },
  ...{ input: null, at: null, counts: {}, reason: '', left: [], by: '' },
});

type Dashboard = {
  countedDate: string;
  tiles: { name: string; count: number }[];
  todo?: { name: string; count: number; first?: string[] }[];
};

async function dashboard(kind: 'Admin' | 'Manager' | 'Salesperson', input = {}) {
  const answer = await ask(getDashboardEndpoint, opened.context, input, demoToken(kind));
  expect(answer.status).toBe(200);
  const { tiles, todo = [], countedDate } = answer.body as Dashboard;
  const texts = (list: Dashboard['tiles']) => list.map(({ name, count }) => `${name} ${count}`);
  return { countedDate, tiles: texts(tiles), todo: texts(todo) };
}

test('an Admin is told of all providers', async () => {
  const { tiles, todo } = await dashboard('Admin');
  expect(tiles).toEqual([
    ...['fragrances 0', 'questions 0', 'adjectives 0', 'providers 2'],
    ...['users 5', 'invites 0', 'quizResults 0', 'userLogs 5'],
  ]);
  expect(todo).toEqual([
    ...['failedInviteMails 2', 'failedUserMails 1', 'failedJobs 2', 'pendingRoles 3'],
  ]);
});

test('a Manager sees the work of their provider only, and no failed mails or jobs', async () => {
  const { tiles, todo } = await dashboard('Manager');
  expect(tiles).toEqual([
    ...['users 3', 'inventory 3', 'invites 0', 'quizResults 0', 'userLogs 3'],
  ]);
  expect(todo).toEqual(['pendingRoles 1']);
});

test('a Salesperson sees their own work', async () => {
  expect(await dashboard('Salesperson')).toMatchObject({
    tiles: ['inventory 3', 'invites 0', 'quizResults 0'],
    todo: [],
  });
});

test.each([
  ['Admin', 17, 1],
  ['Manager', 14, 2],
  ['Salesperson', 6, 2],
] as const)(
  'the dashboard of a %s takes %i store calls on a new instance, then %i',
  async (kind, cold, warm) => {
    const { store, context } = opened;
    const started = createContext(context.config, store);
    const cost = async () =>
      (await store.callsOf(() => ask(getDashboardEndpoint, started, {}, demoToken(kind)))).length;
    expect([await cost(), await cost()]).toEqual([cold, warm]);
  },
);

test('the date is when the oldest number was counted', async () => {
  await runRegular(opened.context, publishJob);
  const { countedDate } = await dashboard('Admin', { maxAge: 0 });
  opened.pass(0.5);
  await addRecord(opened.context, adjectiveKind, 'calm', { name: 'Calm' });
  const later = await dashboard('Admin');
  expect(later.tiles).toContain('adjectives 1');
  expect(Date.parse(later.countedDate) - Date.parse(countedDate)).toBeLessThan(5000);
  expect(Date.parse((await dashboard('Admin', { maxAge: 0 })).countedDate)).toBeGreaterThan(
    Date.parse(countedDate) + 29_000,
  );
});

/** A cloud with one catalogue: who stocks what, and which questions have answers. */
async function catalogue() {
  const { context, store, stop, pass } = openContext({}, DEMO);
  const { providers, fragrances, questions, userSettings } = recordsOf(store);
  const [, [role, email, provider]] = PEOPLE;
  await userSettings.create(staffDoc({ id: 'mara', email, role, provider }));
  await fragrances.create(fragrance('oak', 'Published'));
  await fragrances.create(fragrance('rose', 'Published'));
  await fragrances.create(fragrance('sage', 'Published'));
  await fragrances.create(fragrance('mint', 'Draft'));
  await providers.create(providerDoc('aurum', 'Aurum', [{ id: 'oak' }, { id: 'mint' }]));
  // Two inventories have it, and one has a fragrance that is gone.
  await providers.create(providerDoc('verdier', 'Verdier', [{ id: 'oak' }, { id: 'gone' }]));
  await questions.create(question('Which sound?', 'Published', ['Draft']));
  await questions.create(question('Which light?', 'Published', ['Draft', 'Published']));
  await questions.create(question('Which hour?', 'Draft', []));
  const todoFor = async (kind: 'Admin' | 'Manager', input = {}) => {
    const answer = await ask(getDashboardEndpoint, context, input, demoToken(kind));
    return (answer.body as Dashboard).todo ?? [];
  };
  return { context, store, stop, pass, todoFor };
}

const CHANGED = { changedBy: '', changedDate: DATE };

const fragrance = (id: string, publishState: 'Draft' | 'Published'): FragranceDoc => ({
  ...CHANGED,
  id,
  name: id,
  sku: id,
  shortDescription: '',
  longDescription: '',
  family: 'Citrus',
  collection: 'Core',
  publishState,
  isOdorNeutralizer: false,
  detectionLevel: '',
  heroImageUrl: '',
  oneSheetPdfUrl: '',
  oneSheetPdfFilename: '',
  oneSheetPdfUrlWithoutLogo: '',
  oneSheetPdfWithoutLogoFilename: '',
  adjectives: [],
  colors: [],
  isEnforceAdjectivesAndColors: false,
  isEnforceUploads: false,
});

type State = 'Draft' | 'Published';
const question = (questionText: string, publishState: State, answers: State[]): QuestionDoc => ({
  ...CHANGED,
  id: questionText.replace(/\W/g, ''),
  questionText,
  type: 'Single Choice',
  publishState,
  publishDate: DATE,
  answers: answers.map((state, index) => ({
    id: `answer-${index}`,
    title: 'Calm',
    publishState: state,
    heroImageUrl: '',
    adjectives: [],
  })),
});

test('Admins and Managers are told of drafts, published fragrances in no inventory, and of questions that the quiz leaves out', async () => {
  const { todoFor, stop } = await catalogue();
  expect(await todoFor('Admin')).toEqual([
    { name: 'draftFragrances', count: 1 },
    { name: 'unstockedFragrances', count: 2 },
    { name: 'draftQuestions', count: 1, first: ['Which hour?'] },
    { name: 'leftOutQuestions', count: 1, first: ['Which sound?'] },
  ]);
  // They edit the catalogue too.
  expect(await todoFor('Manager')).toEqual([
    { name: 'draftFragrances', count: 1 },
    { name: 'unstockedFragrances', count: 2 },
    { name: 'draftQuestions', count: 1, first: ['Which hour?'] },
    { name: 'leftOutQuestions', count: 1, first: ['Which sound?'] },
  ]);
  stop();
});

test('a fragrance that another instance stocks waits no longer after a minute, one of this instance at once', async () => {
  const { context, store, todoFor, pass, stop } = await catalogue();
  const waiting = async () =>
    (await todoFor('Admin')).find(({ name }) => name === 'unstockedFragrances')?.count;
  expect(await waiting()).toBe(2);
  const { providers } = recordsOf(store);
  await providers.create(providerDoc('elsewhere', 'Elsewhere', [{ id: 'rose' }]));
  expect(await waiting()).toBe(2);
  pass(1);
  expect(await waiting()).toBe(1);
  await runRegular(context, publishJob);
  const stock = { name: 'Here', showLogoOnPdf: false, fragrances: [{ id: 'sage' }] };
  await addRecord(context, providerKind, 'here', stock);
  expect(await waiting()).toBeUndefined();
  stop();
});

test('fragrances in large inventories are counted by at most 1,000 ids at a time', async () => {
  const { store, todoFor, stop } = await catalogue();
  const { providers } = recordsOf(store);
  const stock = Array.from({ length: 2100 }, (_, at) => ({ id: `f${at}` }));
  // The thousandth, after those of the first inventory, and the last.
  const found = [...stock.slice(0, 997), { id: 'rose' }, ...stock.slice(997), { id: 'sage' }];
  await providers.create(providerDoc('large', 'Large', found));
  const calls = await store.callsOf(async () => {
    const todo = await todoFor('Admin');
    expect(todo.map(({ name }) => name)).not.toContain('unstockedFragrances');
  });
  // Of all, of drafts, and of three parts.
  expect(calls.filter((call) => call === 'fragrances.count')).toHaveLength(5);
  stop();
});
