import { globSync, readFileSync } from 'node:fs';
import { type CallerKind, ROLES, type Role, scopeOf } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import { contracts as table } from '@vse/domain/contract/contracts';
import { countInvites, listInvites } from '@vse/domain/records/invites';
import { countQuizResults, getQuizResult, listQuizResults } from '@vse/domain/records/quiz-results';
import {
  createUserLanguageHistory,
  getSession,
  listUserSettings,
  updateUserSetting,
} from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  invite,
  listAll,
  providerNamed,
  request,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { pathOf } from '../support/api-client.ts';
import { unique } from '../support/fresh.ts';
import { NARROWED, recordInputs, WITHOUT_RECORD } from '../support/walk-records.ts';

const KINDS: CallerKind[] = [...ROLES, 'respondent', 'anyone'];
const contracts = table.map(({ contract }) => contract);

async function tokenOf(kind: CallerKind): Promise<string | undefined> {
  if (kind === 'anyone') return undefined;
  return kind === 'respondent' ? (await begin()).by.token : demoToken(kind);
}

/** A request that gets past the permission and no further: nothing in it is what any endpoint takes. */
async function knock(contract: Contract, kind: CallerKind): Promise<number> {
  const { method } = contract;
  const init =
    method === 'GET' ? {} : { method, headers: { 'content-type': 'text/none' }, body: '{' };
  return (await request(pathOf(contract), init, { token: await tokenOf(kind) })).status;
}

describe('every endpoint × every kind of caller', () => {
  test.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s allows exactly the callers that the table allows',
    async (_, contract) => {
      for (const kind of KINDS) {
        const status = await knock(contract, kind);
        const expected = scopeOf(contract.access, kind) ? 'in' : kind === 'anyone' ? 401 : 403;
        expect([kind, status === 401 || status === 403 ? status : 'in']).toEqual([kind, expected]);
      }
    },
  );
});

describe('every endpoint × every kind of caller × own and foreign records', () => {
  test('includes each endpoint', () => {
    const walked = [...Object.keys({ ...recordInputs, ...NARROWED }), ...WITHOUT_RECORD];
    const names = contracts.map(({ name }) => name);
    const file = 'tests/support/walk-records.ts';
    expect(
      names.filter((name) => !walked.includes(name)),
      `${file}: add each to recordInputs, NARROWED or WITHOUT_RECORD`,
    ).toEqual([]);
    expect(
      walked.filter((name) => !names.some((each) => each === name)),
      `${file}: remove what is no endpoint`,
    ).toEqual([]);
    expect(walked.length, `${file}: an endpoint is listed twice`).toBe(new Set(walked).size);
  });

  test('has a test of its own for each endpoint whose answer is narrowed', () => {
    const tests = globSync('{tests/wire,api/src/endpoints}/**/*.test.ts')
      .map((path) => readFileSync(path, 'utf8'))
      .join();
    for (const [name, title] of Object.entries(NARROWED))
      expect(
        tests.includes(`'${title}',`),
        `tests/wire or api/src/endpoints: write the test '${title}' for ${name}, or correct its title in tests/support/walk-records.ts`,
      ).toBe(true);
  });

  // Here, since only this file changes the settings of the sample's Salesperson.
  test('a Salesperson changes their own language only', async () => {
    const { settings, userId } = await call(getSession, {}, SALESPERSON);
    const languageOf = async () => (await call(getSession, {}, SALESPERSON)).language;
    const own = { ...settings, id: userId ?? '' };
    for (const language of ['fr', 'en'] as const) {
      expect((await send(updateUserSetting, { ...own, language }, SALESPERSON)).status).toBe(200);
      await call(createUserLanguageHistory, { userId: own.id, language }, SALESPERSON);
      expect(await languageOf()).toBe(language);
    }
    const users = await listAll(listUserSettings, ADMIN);
    const other = users.find(({ role }) => role === 'Manager');
    const foreign = { ...other, language: 'fr' };
    expect((await send(updateUserSetting, foreign, SALESPERSON)).status).toBe(404);
    const history = { userId: other?.id, language: 'fr' };
    expect((await send(createUserLanguageHistory, history, SALESPERSON)).status).toBe(403);
  });

  const withRecords = contracts.filter(({ name }) => name in recordInputs);
  const rows = withRecords.flatMap((contract) =>
    KINDS.flatMap((kind) =>
      (['own', 'foreign'] as const).map((whose) => [contract.name, kind, whose, contract] as const),
    ),
  );
  test.each(rows)('%s by %s on a record that is %s', async (name, kind, whose, contract) => {
    const made = await recordInputs[name]?.(whose, kind);
    if (!made) throw new Error('No input');
    const token = kind === 'respondent' && whose === 'own' ? made.token : await tokenOf(kind);
    const { status } = await send(contract, made.input, { token: token ?? (await tokenOf(kind)) });
    const scope = scopeOf(contract.access, kind);
    const isLetIn = scope === 'all' || (scope !== undefined && whose === 'own');
    expect(isLetIn ? status : Math.floor(status / 100)).toBe(isLetIn ? 200 : 4);
  });

  test.each([
    ['vseListInvites', listInvites],
    ['vseListQuizResults', listQuizResults],
    ['vseListUserSettings', listUserSettings],
  ])('%s lists foreign records to nobody but an Admin', async (_, contract) => {
    const provider = (await providerNamed('Maison Verdier')).id;
    const foreign = { provider, salesperson: 'luc.marchand@verdier.example' };
    const users = await listAll(listUserSettings, ADMIN);
    const ids = [
      (await begin(foreign)).id,
      (await invite(foreign)).id,
      users.find(({ email }) => email === foreign.salesperson)?.id,
    ];
    const foreignOf = async (kind: Role) =>
      (await listAll<{ id: string }>(contract, { token: demoToken(kind) })).filter(({ id }) =>
        ids.includes(id),
      );
    expect(await foreignOf('Admin')).toHaveLength(1);
    for (const kind of ['Manager', 'Salesperson'] as const)
      expect(await foreignOf(kind)).toEqual([]);
  });

  test.each([
    ['vseCountInvites', countInvites],
    ['vseCountQuizResults', countQuizResults],
  ])('%s counts foreign records for nobody but an Admin', async (_, contract) => {
    const provider = (await providerNamed('Maison Verdier')).id;
    const name = unique('Foreign');
    await begin({ provider, salesperson: 'luc.marchand@verdier.example', name });
    const totals = ROLES.map(async (kind) => {
      const { body } = await send(contract, { find: name }, { token: demoToken(kind) });
      return [kind, (body as { total: number }).total];
    });
    expect(await Promise.all(totals)).toEqual([
      ['Admin', 1],
      ['Manager', 0],
      ['Salesperson', 0],
    ]);
  });

  test.each(KINDS)(
    'vseGetQuizResult shows %s of a foreign result what the page shows',
    async (kind) => {
      const provider = (await providerNamed('Maison Verdier')).id;
      const { id } = await begin({ provider, salesperson: 'luc.marchand@verdier.example' });
      const { body } = await send(getQuizResult, { id }, { token: await tokenOf(kind) });
      expect(body).toMatchObject({ isMine: false });
      expect((body as { questions: object[] }).questions.length > 0).toBe(kind === 'Admin');
      expect(JSON.stringify(body).includes('luc.marchand')).toBe(kind === 'Admin');
    },
  );
});
