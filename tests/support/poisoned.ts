import type { ListedKind } from '@vse/domain/contract/listed';
import { DEMO_ACCOUNTS, demoToken } from '@vse/domain/rules/demo';
import { createQuizResultEndpoint } from '../../api/src/endpoints/quiz-results/create-quiz-result.ts';
import type { Endpoint } from '../../api/src/http/endpoint.ts';
import { respond } from '../../api/src/http/respond.ts';
import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import { createInviteWithFreshCode } from '../../api/src/services/invites/create-invite.ts';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import type { Doc } from '../../api/src/store/store.ts';
import { requestOf } from './ask.ts';
import { type OpenedContext, openContext } from './context.ts';
import { addFragrance } from './small-catalogue.ts';

type Line = Record<string, unknown>;
type Answer = { status: number | undefined; body: Record<string, unknown>; lines: Line[] };
type Role = Parameters<typeof demoToken>[0];
/** The value of a field that a planted record does not have. */
export const ABSENT = '(absent)';

export type Anything = Doc & Record<string, unknown>;

/** Services with one good record of each kind, whose ids are in `good`, and what makes bad ones of them. */
export type Poisoned = OpenedContext & {
  good: Record<ListedKind, string>;
  /** Stores a copy of the good record with other fields; ABSENT leaves one out. */
  plant(kind: ListedKind, id: string, change: Record<string, unknown>): Promise<void>;
  /** Calls an endpoint, and returns its answer with the log lines. */
  callAs(role: Role, endpoint: Endpoint, input?: Record<string, unknown>): Promise<Answer>;
};

const DATE = '2026-05-01T08:00:00.000Z';

export async function openPoisoned(): Promise<Poisoned> {
  const opened = openContext({}, { DEMO_ACCOUNTS: 'true' });
  const { context, store } = opened;
  const callAs = (role: Role, endpoint: Endpoint, input: Record<string, unknown> = {}) =>
    send(opened, demoToken(role), endpoint, input);

  const ADJECTIVES = ['bold', 'calm', 'deep'];
  for (const name of ADJECTIVES) await addRecord(context, adjectiveKind, name, { name });
  await addFragrance(context, 'moss', { calm: 5 }, { name: 'Moss', sku: 'M-1' });
  const fragrances = [{ id: 'moss' }];
  await addRecord(context, providerKind, 'aurum', {
    name: 'Aurum',
    showLogoOnPdf: true,
    fragrances,
  });
  for (const { role, email, name } of DEMO_ACCOUNTS)
    await addSettings(context, role, {
      firstName: name,
      lastName: 'Adler',
      email,
      role,
      provider: 'aurum',
      activeDirectoryMemberId: '',
      logo: '',
    });
  await addQuestion(context, 'which', {
    questionText: 'Which?',
    type: 'Single Choice',
    publishState: 'Published',
    answers: [
      {
        title: 'This',
        publishState: 'Published',
        heroImageUrl: '',
        adjectives: ADJECTIVES.map((id) => ({ id })),
      },
    ],
  });
  const side = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
  await createInviteWithFreshCode(context, 'guest', {
    name: 'Robin',
    email: 'robin@example.com',
    salespersonId: 'Salesperson',
    ...side,
  });
  const { body } = await callAs('Salesperson', createQuizResultEndpoint, {
    project: { name: 'Hotel', salesperson: side.salesperson },
  });
  await store.container<Anything>('userLogs').create({
    id: 'sign-in',
    userId: 'Manager',
    provider: 'aurum',
    date: DATE,
  });
  await store.container<Anything>('userLogPeople').create({
    id: 'Manager',
    provider: 'aurum',
    lastDate: DATE,
    count: 1,
    countAtProvider: 1,
  });
  await store.container<Anything>('audit').create({
    id: 'entry',
    date: DATE,
    kind: 'file',
    who: 'Manager',
    what: 'vseFileUpload',
    records: [],
    outcome: 'done',
    detail: '',
    network: '',
    count: 1,
  });
  const good = {
    adjectives: 'calm',
    fragrances: 'moss',
    providers: 'aurum',
    questions: 'which',
    quizResults: String(body.id),
    invites: 'guest',
    userSettings: 'Salesperson',
    userLogs: 'sign-in',
    userLogPeople: 'Manager',
    audit: 'entry',
  };
  return {
    ...opened,
    good,
    callAs,
    async plant(kind, id, change) {
      const container = store.container<Anything>(kind);
      const stored = await container.read(good[kind]);
      if (!stored) throw new Error(`No good record of ${kind}`);
      const fields = Object.entries({ ...stored.doc, ...change, id });
      const doc = Object.fromEntries(fields.filter(([, value]) => value !== ABSENT));
      await container.create({ ...doc, id });
    },
  };
}

async function send(
  { context }: OpenedContext,
  token: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<Answer> {
  const lines: Line[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const logger = { log: write, warn: write, error: write };
  const request = requestOf(endpoint.contract, input, { 'x-authorization': `Bearer ${token}` });
  const answer = await respond(
    endpoint.contract.name,
    async () => endpoint,
    request,
    logger,
    async () => context,
  );
  return { status: answer.status, body: JSON.parse(String(answer.body)), lines };
}
