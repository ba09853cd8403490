import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoToken } from '@vse/domain/demo';
import { listInvites } from '@vse/domain/invites';
import { type CallerKind, ROLES, type Role, scopeOf } from '@vse/domain/permissions';
import { getQuizResult, listQuizResults } from '@vse/domain/quiz-results';
import { listUserSettings } from '@vse/domain/users';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../api/src/endpoints/endpoints.ts';
import { ADMIN, begin, invite, listAll, providerNamed, request, send } from '../support/api.ts';
import { NARROWED, recordInputs, WITHOUT_RECORD } from '../support/walk-records.ts';

const KINDS: CallerKind[] = [...ROLES, 'respondent', 'anyone'];
const contracts = endpoints.map(({ contract }) => contract);

async function tokenOf(kind: CallerKind): Promise<string | undefined> {
  if (kind === 'anyone') return undefined;
  return kind === 'respondent' ? (await begin()).by.token : demoToken(kind);
}

/** A request that gets past the permission and no further: nothing in it is what any endpoint takes. */
async function knock(name: string, method: string, kind: CallerKind): Promise<number> {
  const init =
    method === 'GET' ? {} : { method, headers: { 'content-type': 'text/none' }, body: '{' };
  return (await request(name, init, { token: await tokenOf(kind) })).status;
}

describe('every endpoint × every kind of caller', () => {
  test.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s lets in whom the table lets in, and nobody else',
    async (name, { method, access }) => {
      for (const kind of KINDS) {
        const status = await knock(name, method, kind);
        const expected = scopeOf(access, kind) ? 'in' : kind === 'anyone' ? 401 : 403;
        expect([kind, status === 401 || status === 403 ? status : 'in']).toEqual([kind, expected]);
      }
    },
  );
});

describe('every endpoint × every kind of caller × own and foreign records', () => {
  test('leaves no endpoint out', () => {
    const walked = [...Object.keys({ ...recordInputs, ...NARROWED }), ...WITHOUT_RECORD];
    expect(walked.sort()).toEqual(contracts.map(({ name }) => name).sort());
  });

  test('has a test of its own for each endpoint whose answer is narrowed', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
    const tests = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join();
    for (const title of Object.values(NARROWED)) expect(tests).toContain(`'${title}',`);
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

  test.each(KINDS)(
    'vseGetQuizResult shows %s of a foreign result what the page shows',
    async (kind) => {
      const provider = (await providerNamed('Maison Verdier')).id;
      const { id } = await begin({ provider, salesperson: 'luc.marchand@verdier.example' });
      const { body } = await send(getQuizResult, { id }, { token: await tokenOf(kind) });
      expect(body).toMatchObject(
        kind === 'Admin' ? { isMine: true } : { isMine: false, questions: [] },
      );
      expect(JSON.stringify(body).includes('luc.marchand')).toBe(kind === 'Admin');
    },
  );
});
