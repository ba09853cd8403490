import {
  createInvite,
  createInvites,
  deleteInvite,
  listInvites,
  redeemInvite,
  updateInvite,
} from '@vse/domain/invites';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  call,
  freshCode,
  invite,
  listAll,
  MANAGER,
  NOBODY,
  providerNamed,
  SALES_EMAIL,
  SALESPERSON,
  send,
} from '../support/api.ts';

const own = async () => ({
  name: 'Ana',
  email: `ana.${crypto.randomUUID()}@example.com`,
  code: freshCode(),
  provider: (await providerNamed('Aurum Scent Co.')).id,
  salesperson: SALES_EMAIL,
});

const many = ({ name, email, provider, salesperson }: Awaited<ReturnType<typeof own>>) => ({
  ...{ rows: [{ name, email }], provider, salesperson },
  requestId: crypto.randomUUID(),
});

describe('invites', () => {
  test('an Admin sees all, a Manager the own provider’s, a Salesperson the own, oldest first', async () => {
    const verdier = await providerNamed('Maison Verdier');
    const aurum = await providerNamed('Aurum Scent Co.');
    const list = async (by: typeof ADMIN) => await listAll(listInvites, by);
    const [all, provider, mine] = [await list(ADMIN), await list(MANAGER), await list(SALESPERSON)];
    expect(all.some((item) => item.provider === verdier.id)).toBe(true);
    expect(new Set(provider.map((item) => item.provider))).toEqual(new Set([aurum.id]));
    expect(new Set(mine.map((item) => item.salesperson))).toEqual(new Set([SALES_EMAIL]));
    expect(all.map((item) => item.inviteDate)).toEqual(all.map((item) => item.inviteDate).sort());
  });

  test('are found by a part of their name or e-mail, in any letter case, with how many there are', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const [byName, byEmail] = [
      await invite({ name: `Zoë ÅNGSTRÖM${word}` }),
      await invite({
        email: `ångström${word}.100%@example.com`.replace('å', 'a').replace('ö', 'o'),
      }),
    ];
    const find = async (text: string, by: typeof ADMIN) => call(listInvites, { find: text }, by);
    expect((await find(`ångström${word}`, ADMIN)).items.map(({ id }) => id)).toEqual([byName.id]);
    const found = await find(`STROM${word}.100%`, SALESPERSON);
    expect([found.items.map(({ id }) => id), found.total]).toEqual([[byEmail.id], 1]);
    expect(await find(`${word} nobody`, MANAGER)).toMatchObject({ items: [], total: 0 });
    const first = await call(listInvites, { limit: 2 }, ADMIN);
    expect(first.total).toBeGreaterThan(30);
    expect(
      (await call(listInvites, { limit: 2, page: first.nextPage }, ADMIN)).total,
    ).toBeUndefined();
  });

  test('are never listed for who is not signed in, nor for a respondent', async () => {
    const { email, code } = await invite();
    const { token } = await call(redeemInvite, { email, code });
    expect((await send(listInvites, {}, NOBODY)).status).toBe(401);
    expect((await send(listInvites, {}, { token })).status).toBe(403);
  });

  test('are made, changed and taken back; a taken-back one cannot be redeemed', async () => {
    const fields = await own();
    const { id } = await call(createInvite, fields, SALESPERSON);
    await call(updateInvite, { ...fields, id, name: 'Anna' }, SALESPERSON);
    const items = await listAll(listInvites, SALESPERSON);
    expect(items.find((item) => item.id === id)).toMatchObject({
      name: 'Anna',
      responseDate: null,
    });
    await call(deleteInvite, { id }, SALESPERSON);
    expect((await send(redeemInvite, { email: fields.email, code: fields.code })).status).toBe(404);
  });

  test('in the name of another provider or salesperson are refused', async () => {
    const fields = await own();
    const verdier = (await providerNamed('Maison Verdier')).id;
    for (const by of [MANAGER, SALESPERSON])
      expect((await send(createInvite, { ...fields, provider: verdier }, by)).status).toBe(403);
    const inAnotherName = { ...fields, salesperson: 'priya.raman@aurum.example' };
    expect((await send(createInvite, inAnotherName, SALESPERSON)).status).toBe(403);
    expect((await send(createInvite, inAnotherName, MANAGER)).status).toBe(200);
  });

  test('are in the name of a provider that exists', async () => {
    const fields = await own();
    const { id } = await call(createInvite, fields, ADMIN);
    const unknown = { ...fields, code: freshCode() };
    for (const provider of ['no-such-provider', 'no/such/provider', 'no such?'])
      for (const answer of [
        await send(createInvite, { ...unknown, provider }, ADMIN),
        await send(updateInvite, { ...fields, id, provider }, ADMIN),
        await send(createInvites, { ...many(fields), provider }, ADMIN),
      ])
        expect([answer.status, answer.problem.errors]).toEqual([400, ['Provider is required.']]);
  });

  test('are in the name of a user: an Admin’s of any, a Manager’s of one of the own provider', async () => {
    const fields = await own();
    const { id } = await call(createInvite, fields, ADMIN);
    const foreign = 'luc.marchand@verdier.example';
    const inviteFor = (salesperson: string, by: typeof ADMIN) =>
      send(createInvite, { ...fields, code: freshCode(), salesperson }, by);
    for (const [salesperson, by] of [
      ['not an email', ADMIN],
      ['nobody@aurum.example', ADMIN],
      ['not an email', MANAGER],
      [foreign, MANAGER],
    ] as const)
      for (const answer of [
        await inviteFor(salesperson, by),
        await send(updateInvite, { ...fields, id, salesperson }, by),
        await send(createInvites, { ...many(fields), salesperson }, by),
      ])
        expect([answer.status, answer.problem.errors]).toEqual([
          400,
          ['Salesperson is not a known user.'],
        ]);
    expect((await inviteFor(foreign, ADMIN)).status).toBe(200);
    expect((await inviteFor('Priya.Raman@Aurum.example', MANAGER)).status).toBe(200);
    expect((await inviteFor('mara.lindqvist@aurum.example', MANAGER)).status).toBe(200);
  });

  test('of somebody else can neither be seen nor changed', async () => {
    const verdier = (await providerNamed('Maison Verdier')).id;
    const foreign = await invite({
      provider: verdier,
      salesperson: 'luc.marchand@verdier.example',
    });
    const { requestId: _, ...fields } = foreign;
    for (const by of [MANAGER, SALESPERSON]) {
      expect((await send(updateInvite, fields, by)).status).toBe(404);
      expect((await send(deleteInvite, { id: foreign.id }, by)).status).toBe(404);
    }
  });
});
