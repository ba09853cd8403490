import { createInvite, createInvites } from '@vse/domain/records/invites';
import { describe, expect, test } from 'vitest';
import { ADMIN, providerNamed, send } from '../support/api.ts';
import { freshCode, freshEmail } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const guest = async () => ({
  name: 'Ana',
  email: freshEmail('ana'),
  code: freshCode(),
  provider: (await providerNamed('Aurum Scent Co.')).id,
  salesperson: SALES_EMAIL,
});
const refusal = async (changed: object) => {
  const { status, problem } = await send(createInvite, { ...(await guest()), ...changed }, ADMIN);
  return [status, ...problem.issues.map(({ code, field }) => `${field}: ${code}`)];
};

describe('an invite', () => {
  test.each(['Ana, your account is locked: evil.example', 'ana/ben', 'evil．example'])(
    'for the name %j is refused, because mail programs make links of it',
    async (name) => {
      expect(await refusal({ name })).toEqual([400, 'name: NAME_IS_ADDRESS']);
    },
  );

  test.each(['\u2800', '\ufe0f', '\u180b', '\u0301'])(
    'for the name %j, which looks blank, is refused',
    async (name) => {
      expect(await refusal({ name })).toEqual([400, 'name: INVISIBLE_CHARACTERS']);
    },
  );

  test.each(['ABCDEF', '123456', 'QWERTY', 'abc234'])(
    'with the code %s, which is easy to guess, is refused',
    async (code) => {
      expect(await refusal({ code })).toEqual([400, 'code: CODE_TOO_SIMPLE']);
    },
  );
});

test('a list of invites refuses the row of a name that looks blank or is a web address', async () => {
  const { provider, salesperson, email } = await guest();
  const input = { provider, salesperson, requestId: crypto.randomUUID() };
  for (const name of ['\u2800', 'evil.example'])
    expect((await send(createInvites, { ...input, rows: [{ name, email }] }, ADMIN)).status).toBe(
      400,
    );
});
