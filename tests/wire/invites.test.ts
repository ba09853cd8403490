import {
  countInvites,
  createInvite,
  createInvites,
  deleteInvite,
  listInvites,
  redeemInvite,
  revokeInvite,
  updateInvite,
} from '@vse/domain/records/invites';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  call,
  invite,
  listAll,
  MANAGER,
  providerNamed,
  request,
  SALESPERSON,
  send,
} from '../support/api.ts';
import { NOBODY } from '../support/api-client.ts';
import { freshCode, freshEmail } from '../support/fresh.ts';
import { SALES_EMAIL } from '../support/scenes.ts';

const own = async () => ({
  name: 'Ana',
  email: freshEmail('ana'),
  code: freshCode(),
  provider: (await providerNamed('Aurum Scent Co.')).id,
  salesperson: SALES_EMAIL,
});

const many = ({ name, email, provider, salesperson }: Awaited<ReturnType<typeof own>>) => ({
  rows: [{ name, email }],
  provider,
  salesperson,
  requestId: crypto.randomUUID(),
});

describe('invites', () => {
  test('an Admin lists all, a Manager their provider’s, a Salesperson their own, oldest first', async () => {
    const verdier = await providerNamed('Maison Verdier');
    const aurum = await providerNamed('Aurum Scent Co.');
    const list = async (by: typeof ADMIN) => await listAll(listInvites, by);
    const [all, provider, mine] = [await list(ADMIN), await list(MANAGER), await list(SALESPERSON)];
    expect(all.some((item) => item.provider === verdier.id)).toBe(true);
    expect(new Set(provider.map((item) => item.provider))).toEqual(new Set([aurum.id]));
    expect(new Set(mine.map((item) => item.salesperson))).toEqual(new Set([SALES_EMAIL]));
    expect(all.map((item) => item.inviteDate)).toEqual(all.map((item) => item.inviteDate).sort());
  });

  test('are found by a POST as by a GET, by those who may list them, and counted', async () => {
    const { id, email } = await invite();
    const post = (name: string, by: typeof ADMIN) =>
      request(
        name,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ find: email, status: 'open' }),
        },
        by,
      );
    for (const by of [ADMIN, MANAGER, SALESPERSON]) {
      const { items } = await call(listInvites, { find: email, status: 'open' }, by);
      expect(items.map((item) => item.id)).toEqual([id]);
      const found = (await post('vseListInvites', by)).body as { items: { id: string }[] };
      expect(found.items.map((item) => item.id)).toEqual([id]);
      expect((await post('vseCountInvites', by)).body).toMatchObject({ total: 1 });
    }
    expect((await post('vseListInvites', NOBODY)).status).toBe(401);
    expect((await post('vseListAdjectives', ADMIN)).status).toBe(404);
  });

  test('are filtered by state and sorted either way, with a count per state', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const named = (name: string) => invite({ name: `${name} ${word}` });
    const [open, redeemed, withdrawn] = [await named('b'), await named('C'), await named('Á')];
    await call(redeemInvite, { email: redeemed.email, code: redeemed.code });
    await call(revokeInvite, { id: withdrawn.id }, ADMIN);
    const list = async (query: object) => call(listInvites, { find: word, ...query }, ADMIN);
    const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({ status: 'open' })).toEqual([open.id]);
    expect(await ids({ status: 'redeemed' })).toEqual([redeemed.id]);
    expect(await ids({ status: 'withdrawn' })).toEqual([withdrawn.id]);
    expect(await ids({ status: 'expired' })).toEqual([]);
    expect(await ids({})).toEqual([open.id, redeemed.id, withdrawn.id]);
    expect(await ids({ sort: 'name' })).toEqual([withdrawn.id, open.id, redeemed.id]);
    expect(await ids({ sort: 'sent', direction: 'descending' })).toEqual([
      withdrawn.id,
      redeemed.id,
      open.id,
    ]);
    const counts = { open: 1, redeemed: 1, expired: 0, withdrawn: 1 };
    const count = async (query: object) => {
      const { countedDate, ...numbers } = await call(countInvites, { find: word, ...query }, ADMIN);
      expect(Math.abs(Date.parse(countedDate) - Date.now())).toBeLessThan(MINUTE_MS);
      return numbers;
    };
    expect(await count({ status: 'open' })).toEqual({ counts, total: 1 });
    expect(await count({ status: 'expired' })).toEqual({ counts, total: 0 });
    expect(await count({})).toEqual({ counts, total: 3 });
  });

  test('are found by the beginnings of words of their name or e-mail, with how many there are', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const byName = await invite({ name: `Zoë ÅNGSTRÖM${word}` });
    const byEmail = await invite({ email: `o.angstrom${word}.100_@example.com` });
    const find = async (text: string, by: typeof ADMIN) => {
      const { items } = await call(listInvites, { find: text }, by);
      const { total } = await call(countInvites, { find: text }, by);
      return [items.map(({ id }) => id), total];
    };
    expect(await find(`ångström${word}`, ADMIN)).toEqual([[byName.id, byEmail.id], 2]);
    expect(await find(`angstrom${word} zoe`, ADMIN)).toEqual([[byName.id], 1]);
    expect(await find(`ANGSTROM${word}.100_`, SALESPERSON)).toEqual([[byEmail.id], 1]);
    expect(await find(`strom${word}`, ADMIN)).toEqual([[], 0]);
    expect(await find(`angstrom${word} nobody`, MANAGER)).toEqual([[], 0]);
    expect((await call(countInvites, {}, ADMIN)).total).toBeGreaterThan(30);
  });

  test('are never listed for visitors or respondents', async () => {
    const { email, code } = await invite();
    const { token } = await call(redeemInvite, { email, code });
    expect((await send(listInvites, {}, NOBODY)).status).toBe(401);
    expect((await send(listInvites, {}, { token })).status).toBe(403);
  });

  test('are created, changed and revoked; a revoked one cannot be redeemed', async () => {
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

  test('for another provider or salesperson are refused', async () => {
    const fields = await own();
    const verdier = (await providerNamed('Maison Verdier')).id;
    for (const by of [MANAGER, SALESPERSON])
      expect((await send(createInvite, { ...fields, provider: verdier }, by)).status).toBe(403);
    const inAnotherName = { ...fields, salesperson: 'priya.raman@aurum.example' };
    expect((await send(createInvite, inAnotherName, SALESPERSON)).status).toBe(403);
    expect((await send(createInvite, inAnotherName, MANAGER)).status).toBe(200);
  });

  test('name an existing provider', async () => {
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

  test('name an existing user as salesperson; a Manager’s, a user of the same provider', async () => {
    const fields = await own();
    const { id } = await call(createInvite, fields, ADMIN);
    const foreign = 'luc.marchand@verdier.example';
    const inviteFor = (salesperson: string, by: typeof ADMIN) =>
      send(
        createInvite,
        {
          ...fields,
          email: freshEmail('g'),
          code: freshCode(),
          salesperson,
        },
        by,
      );
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

  test('of other salespeople can be neither read nor changed', async () => {
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
