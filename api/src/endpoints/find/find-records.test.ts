import type { Role } from '@vse/domain/access/permissions';
import { demoToken } from '@vse/domain/rules/demo';
import { findWordsOf } from '@vse/domain/rules/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { DEMO, providerDoc, staffDoc } from '../../../../tests/support/demo-staff.ts';
import { foundInvites, foundResults } from '../../services/find/find-records.ts';
import type { InviteDoc, QuizResultDoc, UserSettingDoc } from '../../store/document-types.ts';
import { type Records, recordsOf } from '../../store/typed-containers.ts';
import { findRecordsEndpoint } from './find-records.ts';

const EMAILS = {
  Admin: 'ines.calder@aurum.example',
  Manager: 'mara.lindqvist@aurum.example',
  Salesperson: 'jonah.adler@aurum.example',
} as const satisfies Record<Role, string>;

type Owned = { id: string; provider: string; salespersonId: string; date?: string };

const inviteDoc = ({ id, date = '2026-05-01T08:00:00.000Z', ...owned }: Owned): InviteDoc => ({
  ...{ id, ...owned, name: `Ingrid ${id}`, email: `${id}@example.com`, emailKey: '' },
  ...{ findWords: findWordsOf(`Ingrid ${id} ${id}@example.com`), sortKey: '' },
  ...{ codeHash: 'hash', sealedCode: 'sealed', salesperson: '', inviteDate: date },
  ...{ responseDate: null, expiresDate: '2026-07-01T08:00:00.000Z', revokedDate: null },
  ...{ mailId: '', isMailQueued: true, changed: 0 },
});

const resultDoc = ({ id, date = '2026-05-01T08:00:00.000Z', ...owned }: Owned): QuizResultDoc => ({
  ...{ id, ...owned, isQuizStarted: true, isQuizCompleted: false, quizStartDate: date },
  ...{ quizCompleteDate: null, invite: {}, project: { name: `Inn ${id}` }, version: 'version' },
  ...{ selected: [], recommendedFragrances: [], hasLogo: false, generation: 'first' },
  ...{ salesperson: '', projectName: '', inviteId: null, changed: 0 },
  ...{ findWords: findWordsOf(`Inn ${id}`), sortKey: '' },
});

let opened: OpenedContext;
let records: Records;

beforeEach(async () => {
  opened = openContext({}, DEMO);
  records = recordsOf(opened.store);
  for (const id of ['aurum', 'verdier']) await records.providers.create(providerDoc(id, id));
  for (const [role, email] of Object.entries(EMAILS))
    await records.userSettings.create(
      staffDoc({ id: role, email, role: role as Role, provider: 'aurum' }),
    );
  for (const [id, provider, salespersonId] of [
    ['own', 'aurum', 'Salesperson'],
    ['colleague', 'aurum', 'ana'],
    ['foreign', 'verdier', 'luc'],
  ] as const) {
    await records.invites.create(inviteDoc({ id, provider, salespersonId }));
    await records.quizResults.create(resultDoc({ id, provider, salespersonId }));
  }
});
afterEach(() => opened.stop());

type Found = { items: { id: string }[]; hasMore: boolean };
type Answer = { invites: Found; quizResults: Found };

const find = async (text: string, token: string | undefined = demoToken('Admin')) => {
  const { status, body } = await ask(findRecordsEndpoint, opened.context, { text }, token);
  expect(status).toBe(200);
  return body as Answer;
};

const ids = ({ items }: Found) =>
  items
    .map(({ id }) => id)
    .sort()
    .join(' ');

/** The ids of what a caller finds, invites and results, or the status of the refusal. */
async function seen(token: string | undefined) {
  const { status, body } = await ask(findRecordsEndpoint, opened.context, { text: 'in' }, token);
  const { invites, quizResults } = body as Answer;
  return status === 200 ? [ids(invites), ids(quizResults)] : status;
}

async function changeUser(id: string, change: Partial<UserSettingDoc>) {
  const held = await records.userSettings.read(id);
  if (held) await records.userSettings.replace({ ...held.doc, ...change }, held.etag);
}

const ALL = 'colleague foreign own';
const AURUM = 'colleague own';

test.each([
  ['an Admin', 'Admin', {}, [ALL, ALL]],
  ['a Manager', 'Manager', {}, [AURUM, AURUM]],
  ['a Manager of another provider', 'Manager', { provider: 'verdier' }, ['foreign', 'foreign']],
  ['a Manager whose provider is gone', 'Manager', { provider: 'gone' }, 403],
  ['a Salesperson', 'Salesperson', {}, ['own', 'own']],
  ['a Salesperson of another provider', 'Salesperson', { provider: 'verdier' }, ['own', 'own']],
  ['an Admin lowered to Manager', 'Admin', { role: 'Manager' }, [AURUM, AURUM]],
  ['an Admin lowered to Salesperson', 'Admin', { role: 'Salesperson' }, ['', '']],
  ['a Manager without a role', 'Manager', { role: '0' }, 403],
] as const)('%s finds only what their lists have', async (_, kind, change, expected) => {
  await changeUser(kind, change as Partial<UserSettingDoc>);
  expect(await seen(demoToken(kind))).toEqual(expected);
});

test.each(['Admin', 'Manager', 'Salesperson'] as const)('a deleted %s is refused', async (kind) => {
  // Without any Admin, the directory's first one would be let in.
  const other = { id: 'other', email: 'other@aurum.example', role: 'Admin' } as const;
  await records.userSettings.create(staffDoc({ ...other, provider: 'aurum' }));
  const held = await records.userSettings.read(kind);
  await records.userSettings.remove(kind, held?.etag ?? '');
  expect(await seen(demoToken(kind))).toBe(403);
});

test('visitors and respondents are refused', async () => {
  expect(await seen(undefined)).toBe(401);
  expect(await seen(await opened.context.tokens.forRespondent('own', 'first'))).toBe(403);
});

test('each typed word is the beginning of one of the record’s words', async () => {
  expect(ids((await find('OWN ingr')).invites)).toBe('own');
  expect(ids((await find('own nobody')).invites)).toBe('');
  expect(ids((await find('grid')).invites)).toBe('');
  expect(ids((await find('inn fór')).quizResults)).toBe('foreign');
});

test.each(['', '  ', '@ , -'])('text without words finds nothing: “%s”', async (text) => {
  const none = { items: [], hasMore: false };
  expect(await find(text)).toEqual({ invites: none, quizResults: none });
});

test('an invite and a result are answered without code, scores and answers', async () => {
  expect(await find('own')).toEqual({
    invites: {
      items: [
        {
          id: 'own',
          name: 'Ingrid own',
          email: 'own@example.com',
          salesperson: '',
          inviteDate: '2026-05-01T08:00:00.000Z',
          responseDate: null,
          expiresDate: '2026-07-01T08:00:00.000Z',
          revokedDate: null,
        },
      ],
      hasMore: false,
    },
    quizResults: {
      items: [
        {
          id: 'own',
          name: 'Inn own',
          email: '',
          quizStartDate: '2026-05-01T08:00:00.000Z',
          quizCompleteDate: null,
        },
      ],
      hasMore: false,
    },
  });
});

test('a result of an invite has the name and e-mail of its invitee', async () => {
  const doc = resultDoc({ id: 'guest', provider: 'aurum', salespersonId: 'ana' });
  const invite = { name: 'Ingrid Haugen', email: 'ingrid@example.com' };
  await records.quizResults.create({ ...doc, project: {}, invite });
  const { items } = (await find('guest')).quizResults;
  expect(items).toMatchObject([{ name: 'Ingrid Haugen', email: 'ingrid@example.com' }]);
});

test('the newest twelve of each are answered, and whether there are more', async () => {
  const add = async (day: number) => {
    const date = `2026-06-${String(day).padStart(2, '0')}T08:00:00.000Z`;
    const owned = { id: `many${day}`, provider: 'aurum', salespersonId: 'ana', date };
    await records.invites.create(inviteDoc(owned));
    await records.quizResults.create(resultDoc(owned));
  };
  for (let day = 1; day <= 12; day += 1) await add(day);
  const twelve = await find('many');
  expect([twelve.invites.hasMore, twelve.quizResults.hasMore]).toEqual([false, false]);
  await add(13);
  const newest = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `many${day}`);
  for (const { items, hasMore } of Object.values(await find('many'))) {
    expect(items.map(({ id }) => id)).toEqual(newest);
    expect(hasMore).toBe(true);
  }
});

test('a record that cannot be read is left out and logged, and the others are found', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { id: 'broken', provider: 'aurum', salespersonId: 'ana' };
  await records.invites.create({ ...inviteDoc(broken), email: null as unknown as string });
  await records.quizResults.create({ ...resultDoc(broken), project: { name: 7 as never } });
  expect(await seen(demoToken('Admin'))).toEqual([ALL, ALL]);
  expect(ids(await foundInvites(opened.context, []))).toBe(ALL);
  expect(ids(await foundResults(opened.context, []))).toBe(ALL);
  const lines = error.mock.calls.map(([line]) => JSON.parse(String(line)));
  error.mockRestore();
  expect(lines.map(({ event, kind, id }) => [event, kind, id])).toEqual([
    ['unreadable', 'invites', 'broken'],
    ['unreadable', 'quizResults', undefined],
  ]);
});
