import type { Contract } from '@vse/domain/contract/contract';
import { createAdjective, deleteAdjective } from '@vse/domain/records/adjectives';
import { createFragrance, deleteFragrance, updateFragrance } from '@vse/domain/records/fragrances';
import { redeemInvite, revokeInvite } from '@vse/domain/records/invites';
import {
  createProvider,
  deleteProvider,
  listProviders,
  updateProvider,
} from '@vse/domain/records/providers';
import { deleteQuizResult } from '@vse/domain/records/quiz-results';
import { createUserSetting, deleteUserSetting } from '@vse/domain/records/users';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, invite, listWhole, MANAGER, providerNamed, send } from '../support/api.ts';
import { freshEmail, freshFragrance, unique } from '../support/fresh.ts';

const IN_USE =
  'This scent provider still has users, open invites or unfinished quizzes. Please move or delete them first.';

const adjective = async () =>
  (await call(createAdjective, { name: unique('adjective') }, ADMIN)).id;
const inventory = async () => (await providerNamed('Maison Verdier')).fragrances.slice(0, 2);

async function provider(name = unique('Provider')) {
  const fragrances = await inventory();
  return { name, fragrances, ...(await call(createProvider, { name, fragrances }, ADMIN)) };
}

describe('a provider', () => {
  test('stocks existing fragrances only', async () => {
    const unknown = { name: unique('Provider'), fragrances: [{ id: 'no-such' }] };
    expect((await send(createProvider, unknown, ADMIN)).status).toBe(400);
    const { id, name, fragrances } = await provider();
    const more = { id, name, fragrances: [...fragrances, { id: 'no-such' }] };
    const { status, problem } = await send(updateProvider, more, ADMIN);
    expect([status, problem.errors[0]]).toEqual([400, expect.stringMatching(/fragrance/)]);
    await call(deleteProvider, { id }, ADMIN);
  });

  test('loses a deleted fragrance, and does not take it back', async () => {
    const gone = (await call(createFragrance, freshFragrance(), ADMIN)).id;
    const name = unique('Provider');
    const { id } = await call(createProvider, { name, fragrances: [{ id: gone }] }, ADMIN);
    await call(deleteFragrance, { id: gone }, ADMIN);
    const { items } = await call(listProviders, {}, ADMIN);
    expect(items.find((each) => each.id === id)?.fragrances).toEqual([]);
    const { status, problem } = await send(
      updateProvider,
      { id, name, fragrances: [{ id: gone }] },
      ADMIN,
    );
    expect([status, problem.issues[0]?.code]).toEqual([400, 'FRAGRANCE_UNKNOWN']);
    await call(deleteProvider, { id }, ADMIN);
  });

  test('takes an inventory of 2,000, and of 5,000 at most', async () => {
    const known = await inventory();
    const id = known[0]?.id ?? '';
    const many = (count: number) => ({
      name: unique('Large'),
      fragrances: Array.from({ length: count }, () => ({ id })),
    });
    const made = await call(createProvider, many(2000), ADMIN);
    const saved = (await call(listProviders, {}, ADMIN)).items.find((item) => item.id === made.id);
    expect(saved?.fragrances).toHaveLength(2000);
    const { status, problem } = await send(createProvider, many(5001), ADMIN);
    expect([status, problem.errors]).toEqual([400, ['The inventory is too long.']]);
    await call(deleteProvider, { id: made.id }, ADMIN);
  });

  test('has a unique name, also when several are created at once', async () => {
    const name = unique('Wanted');
    const fragrances = await inventory();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => send(createProvider, { name, fragrances }, ADMIN)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const refused = tries.find(({ status }) => status === 409);
    expect(refused?.problem.errors).toEqual(['There is a scent provider with this name already.']);
    const [taken] = (await call(listProviders, {}, ADMIN)).items.filter(
      (item) => item.name === name,
    );
    const other = await provider();
    const rename = { id: other.id, name, fragrances };
    expect((await send(updateProvider, rename, ADMIN)).status).toBe(409);
    await call(updateProvider, { id: taken?.id ?? '', name: unique('New'), fragrances }, ADMIN);
    expect((await send(updateProvider, rename, ADMIN)).status).toBe(200);
    await call(deleteProvider, { id: other.id }, ADMIN);
    const again = await provider(name);
    for (const id of [again.id, taken?.id ?? '']) await call(deleteProvider, { id }, ADMIN);
  });

  test('is not deleted while an open invite names it', async () => {
    const { id } = await provider();
    const open = await invite({ provider: id });
    const { status, problem } = await send(deleteProvider, { id }, MANAGER);
    expect([status, problem.errors]).toEqual([409, [IN_USE]]);
    await call(revokeInvite, { id: open.id }, ADMIN);
    expect((await send(deleteProvider, { id }, MANAGER)).status).toBe(200);
  });

  test('is not deleted while a quiz of its guests is unfinished', async () => {
    const { id } = await provider();
    const { email, code } = await invite({ provider: id });
    const quiz = await call(redeemInvite, { email, code });
    const { status, problem } = await send(deleteProvider, { id }, MANAGER);
    expect([status, problem.errors]).toEqual([409, [IN_USE]]);
    await call(deleteQuizResult, { id: quiz.id }, ADMIN);
    expect((await send(deleteProvider, { id }, MANAGER)).status).toBe(200);
  });

  test('is not deleted while a user belongs to it', async () => {
    const { id } = await provider();
    const email = freshEmail('of.provider');
    const person = { firstName: 'Of', lastName: 'Provider', email, provider: id };
    const user = await call(createUserSetting, { ...person, role: 'Salesperson' }, ADMIN);
    const { status, problem } = await send(deleteProvider, { id }, ADMIN);
    expect([status, problem.errors]).toEqual([409, [IN_USE]]);
    await call(deleteUserSetting, { id: user.id, email }, ADMIN);
    expect((await send(deleteProvider, { id }, ADMIN)).status).toBe(200);
  });
});

describe('a fragrance', () => {
  const stored = async (id: string) => (await listWhole(ADMIN)).find((item) => item.id === id);

  test('has each adjective once, because every entry adds points', async () => {
    const id = await adjective();
    const twice = [
      { id, weight: 3 },
      { id, weight: 4 },
    ];
    const { status, problem } = await send(
      createFragrance,
      { ...freshFragrance(), adjectives: twice },
      ADMIN,
    );
    expect([status, problem.errors]).toEqual([400, ['An adjective is on the fragrance twice.']]);
  });

  test('accepts new adjectives that exist, and keeps old ones that were deleted', async () => {
    const id = await adjective();
    const fields = { ...freshFragrance(), adjectives: [{ id, weight: 3 }] };
    const made = await call(createFragrance, fields, ADMIN);
    const foreign = { ...fields, adjectives: [{ id: 'no-such', weight: 3 }] };
    expect((await send(createFragrance, foreign, ADMIN)).status).toBe(400);
    expect((await send(updateFragrance, { ...foreign, id: made.id }, ADMIN)).status).toBe(400);
    await call(deleteAdjective, { id }, ADMIN);
    expect((await send(updateFragrance, { ...fields, id: made.id }, ADMIN)).status).toBe(200);
    await call(deleteFragrance, { id: made.id }, ADMIN);
  });

  test('has a unique SKU; names may repeat', async () => {
    const fields = freshFragrance();
    const { id } = await call(createFragrance, fields, ADMIN);
    const { status, problem } = await send(createFragrance, fields, MANAGER);
    expect([status, problem.errors, problem.issues[0]?.field]).toEqual([
      409,
      ['There is a fragrance with this SKU already.'],
      'sku',
    ]);
    const twin = await call(createFragrance, { ...fields, sku: unique('T') }, ADMIN);
    for (const each of [id, twin.id]) await call(deleteFragrance, { id: each }, ADMIN);
  });

  test('needs one color when edited and three when added, where colors are enforced', async () => {
    const enforced = {
      ...freshFragrance(),
      isEnforceAdjectivesAndColors: true,
      adjectives: [{ id: await adjective(), weight: 3 }],
    };
    const TOO_FEW = 'At least 3 Fragrance Colors are required.';
    const gray = (count: number) => ({ ...enforced, colors: Array(count).fill('#333') });
    const errorsOf = async (contract: Contract, input: object) =>
      (await send(contract, input, ADMIN)).problem.errors;
    expect(await errorsOf(createFragrance, gray(2))).toEqual([TOO_FEW]);
    expect(await errorsOf(createFragrance, gray(9))).toEqual([TOO_FEW]);
    const { id } = await call(createFragrance, gray(3), ADMIN);
    expect(await errorsOf(updateFragrance, { ...gray(9), id })).toEqual([TOO_FEW]);
    expect(await errorsOf(updateFragrance, { ...gray(0), id })).toEqual([
      'At least 1 Fragrance Color is required.',
    ]);
    expect(await errorsOf(updateFragrance, { ...gray(1), id })).toBeUndefined();
    const free = { ...gray(9), isEnforceAdjectivesAndColors: false };
    expect(await errorsOf(createFragrance, free)).toEqual(['Add up to 8 colors.']);
    await call(deleteFragrance, { id }, ADMIN);
  });

  test.each([-100, 0, 100])('takes the weight %d', async (weight) => {
    const id = await adjective();
    const made = await call(
      createFragrance,
      { ...freshFragrance(), adjectives: [{ id, weight }] },
      ADMIN,
    );
    expect((await stored(made.id))?.adjectives[0]?.weight).toBe(weight);
    await call(deleteFragrance, { id: made.id }, ADMIN);
  });

  test.each([-101, 101, 2.5, 'heavy', '5', '', null, [], [5]])(
    'refuses the weight %j in plain words',
    async (weight) => {
      const adjectives = [{ id: 'a', name: 'warm', weight }];
      const { status, problem } = await send(
        createFragrance,
        { ...freshFragrance(), adjectives },
        ADMIN,
      );
      const message = 'The weight of warm must be a whole number from −100 to 100.';
      expect([status, problem.errors]).toEqual([400, [message]]);
      expect(problem.issues).toEqual([
        {
          code: 'WEIGHT_INVALID',
          field: 'adjectives.0.weight',
          message,
          params: { name: 'warm', most: '100' },
        },
      ]);
    },
  );
});
