import { demoToken } from '@vse/domain/demo';
import { type CallerKind, ROLES, scopeOf } from '@vse/domain/permissions';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../api/src/endpoints/endpoints.ts';
import { begin, request } from '../support/api.ts';

const KINDS: CallerKind[] = [...ROLES, 'respondent', 'anyone'];

/** A request that gets past the permission and no further: nothing in it is what any endpoint takes. */
async function knock(name: string, method: string, kind: CallerKind): Promise<number> {
  const token =
    kind === 'anyone'
      ? undefined
      : kind === 'respondent'
        ? (await begin()).by.token
        : demoToken(kind);
  const init =
    method === 'GET' ? {} : { method, headers: { 'content-type': 'text/none' }, body: '{' };
  return (await request(name, init, { token })).status;
}

describe('every endpoint × every kind of caller', () => {
  test.each(endpoints.map(({ contract }) => [contract.name, contract] as const))(
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
