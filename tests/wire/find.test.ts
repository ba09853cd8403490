import { findRecords } from '@vse/domain/records/found';
import { deleteInvite, redeemInvite } from '@vse/domain/records/invites';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  begin,
  call,
  invite,
  MANAGER,
  providerNamed,
  SALESPERSON,
  send,
} from '../support/api.ts';

const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

/** The names of the invites and results that a caller finds, each once. */
async function found(text: string, by: typeof ADMIN) {
  const { invites, quizResults } = await call(findRecords, { text }, by);
  const [sent, taken] = [invites, quizResults].map(({ items }) => items.map(({ name }) => name));
  return { invites: sent?.sort(), quizResults: taken?.sort() };
}

describe('vseFind', () => {
  test('finds their provider’s records for a Manager and only their own for a Salesperson', async () => {
    const name = word();
    const verdier = (await providerNamed('Maison Verdier')).id;
    // Each begins a quiz, so that there are an invite and a result.
    await begin({ name: `Änna ${name}` });
    await begin({ name: `Ben ${name}`, salesperson: 'priya.raman@aurum.example' });
    const luc = 'luc.marchand@verdier.example';
    await begin({ name: `Cleo ${name}`, provider: verdier, salesperson: luc });
    const text = name.toUpperCase().slice(0, -1);
    const seen = async (by: typeof ADMIN) => {
      const { invites, quizResults } = await found(text, by);
      expect(invites).toEqual(quizResults);
      return invites?.map((each) => each.split(' ')[0]).join(' ');
    };
    expect(await seen(ADMIN)).toBe('Ben Cleo Änna');
    expect(await seen(MANAGER)).toBe('Ben Änna');
    expect(await seen(SALESPERSON)).toBe('Änna');
    const names = [`Änna ${name}`];
    expect(await found(`${text} anna`, ADMIN)).toEqual({ invites: names, quizResults: names });
  });

  test('no longer finds a deleted invite', async () => {
    const name = word();
    const { id } = await invite({ name });
    expect(await found(name, ADMIN)).toEqual({ invites: [name], quizResults: [] });
    await call(deleteInvite, { id }, ADMIN);
    expect(await found(name, ADMIN)).toEqual({ invites: [], quizResults: [] });
  });

  test('is refused to visitors and respondents', async () => {
    const { email, code } = await invite();
    const { token } = await call(redeemInvite, { email, code });
    expect((await send(findRecords, { text: email })).status).toBe(401);
    expect((await send(findRecords, { text: email }, { token })).status).toBe(403);
  });
});
