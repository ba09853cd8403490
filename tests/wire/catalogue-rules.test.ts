import { randomUUID } from 'node:crypto';
import { createAdjective, deleteAdjective } from '@vse/domain/adjectives';
import {
  createFragrance,
  deleteFragrance,
  listFragrances,
  updateFragrance,
} from '@vse/domain/fragrances';
import { redeemInvite, revokeInvite } from '@vse/domain/invites';
import {
  createProvider,
  deleteProvider,
  listProviders,
  PROVIDER_EXISTS,
  PROVIDER_IN_USE,
  updateProvider,
} from '@vse/domain/providers';
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  updateQuestion,
} from '@vse/domain/questions';
import { deleteQuizResult } from '@vse/domain/quiz-results';
import { createUserSetting, deleteUserSetting } from '@vse/domain/users';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, invite, MANAGER, providerNamed, send, unique } from '../support/api.ts';

const fragrance = () =>
  ({
    name: unique('Fragrance'),
    sku: 'T-1',
    shortDescription: 's',
    longDescription: 'l',
    family: 'Woody',
    collection: 'Core',
    publishState: 'Draft',
  }) as const;
const adjective = async () =>
  (await call(createAdjective, { name: unique('adjective') }, ADMIN)).id;
const inventory = async () => (await providerNamed('Maison Verdier')).fragrances.slice(0, 2);

async function provider(name = unique('Provider')) {
  const fragrances = await inventory();
  return { name, fragrances, ...(await call(createProvider, { name, fragrances }, ADMIN)) };
}

describe('a provider', () => {
  test('stocks fragrances that there are', async () => {
    const unknown = { name: unique('Provider'), fragrances: [{ id: 'no-such' }] };
    expect((await send(createProvider, unknown, ADMIN)).status).toBe(400);
    const { id, name, fragrances } = await provider();
    const more = { id, name, fragrances: [...fragrances, { id: 'no-such' }] };
    const { status, problem } = await send(updateProvider, more, ADMIN);
    expect([status, problem.errors[0]]).toEqual([400, expect.stringMatching(/fragrance/)]);
    await call(deleteProvider, { id }, ADMIN);
  });

  test('is still saved when a fragrance that it stocks was deleted', async () => {
    const gone = (await call(createFragrance, fragrance(), ADMIN)).id;
    const name = unique('Provider');
    const { id } = await call(createProvider, { name, fragrances: [{ id: gone }] }, ADMIN);
    await call(deleteFragrance, { id: gone }, ADMIN);
    const { status } = await send(updateProvider, { id, name, fragrances: [{ id: gone }] }, ADMIN);
    expect(status).toBe(200);
    await call(deleteProvider, { id }, ADMIN);
  });

  test('has a name of its own, also when many want it at once', async () => {
    const name = unique('Wanted');
    const fragrances = await inventory();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => send(createProvider, { name, fragrances }, ADMIN)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const refused = tries.find(({ status }) => status === 409);
    expect(refused?.problem.errors).toEqual([PROVIDER_EXISTS]);
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
    expect([status, problem.errors]).toEqual([409, [PROVIDER_IN_USE]]);
    await call(revokeInvite, { id: open.id }, ADMIN);
    expect((await send(deleteProvider, { id }, MANAGER)).status).toBe(200);
  });

  test('is not deleted while a quiz of its guests is unfinished', async () => {
    const { id } = await provider();
    const { email, code } = await invite({ provider: id });
    const quiz = await call(redeemInvite, { email, code });
    const { status, problem } = await send(deleteProvider, { id }, MANAGER);
    expect([status, problem.errors]).toEqual([409, [PROVIDER_IN_USE]]);
    await call(deleteQuizResult, { id: quiz.id }, ADMIN);
    expect((await send(deleteProvider, { id }, MANAGER)).status).toBe(200);
  });

  test('is not deleted while a user belongs to it', async () => {
    const { id } = await provider();
    const email = `of.provider.${randomUUID()}@example.com`;
    const person = { firstName: 'Of', lastName: 'Provider', email, provider: id };
    const user = await call(createUserSetting, { ...person, role: 'Salesperson' }, ADMIN);
    const { status, problem } = await send(deleteProvider, { id }, ADMIN);
    expect([status, problem.errors]).toEqual([409, [PROVIDER_IN_USE]]);
    await call(deleteUserSetting, { id: user.id, email }, ADMIN);
    expect((await send(deleteProvider, { id }, ADMIN)).status).toBe(200);
  });
});

describe('a fragrance', () => {
  const stored = async (id: string) =>
    (await call(listFragrances, {}, ADMIN)).items.find((item) => item.id === id);

  test('has each adjective once: points count each entry', async () => {
    const id = await adjective();
    const twice = [
      { id, weight: 3 },
      { id, weight: 4 },
    ];
    const { status, problem } = await send(
      createFragrance,
      { ...fragrance(), adjectives: twice },
      ADMIN,
    );
    expect([status, problem.errors]).toEqual([400, ['An adjective is on the fragrance twice.']]);
  });

  test('has adjectives that there are, or were when it got them', async () => {
    const id = await adjective();
    const fields = { ...fragrance(), adjectives: [{ id, weight: 3 }] };
    const made = await call(createFragrance, fields, ADMIN);
    const foreign = { ...fields, adjectives: [{ id: 'no-such', weight: 3 }] };
    expect((await send(createFragrance, foreign, ADMIN)).status).toBe(400);
    expect((await send(updateFragrance, { ...foreign, id: made.id }, ADMIN)).status).toBe(400);
    await call(deleteAdjective, { id }, ADMIN);
    expect((await send(updateFragrance, { ...fields, id: made.id }, ADMIN)).status).toBe(200);
    await call(deleteFragrance, { id: made.id }, ADMIN);
  });

  test.each([-100, 0, 100])('takes the weight %d', async (weight) => {
    const id = await adjective();
    const made = await call(
      createFragrance,
      { ...fragrance(), adjectives: [{ id, weight }] },
      ADMIN,
    );
    expect((await stored(made.id))?.adjectives[0]?.weight).toBe(weight);
    await call(deleteFragrance, { id: made.id }, ADMIN);
  });

  test.each([-101, 101, 'heavy'])('refuses the weight %s in plain words', async (weight) => {
    const adjectives = [{ id: 'a', weight }];
    const { status, problem } = await send(createFragrance, { ...fragrance(), adjectives }, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['Weight is not valid.']]);
  });
});

describe('the answers of a question', () => {
  const question = (answers: object[]) => ({
    ...{ questionText: unique('Which?'), type: 'Single Choice', publishState: 'Draft' },
    answers,
  });
  const answer = (title: string, more = {}) => ({ title, publishState: 'Draft', ...more });

  test('keep their order, and a new one comes last', async () => {
    const asked = question([answer('One'), answer('Two')]);
    const { body } = await send(createQuestion, asked, ADMIN);
    const { id } = body as { id: string };
    const stored = async () =>
      (await call(listQuestions, {}, ADMIN)).items.find((item) => item.id === id)?.answers ?? [];
    const changed = { ...asked, id, answers: [answer('Three'), ...(await stored())] };
    expect((await send(updateQuestion, changed, ADMIN)).status).toBe(200);
    expect((await stored()).map(({ title, sortOrder }) => [title, sortOrder])).toEqual([
      ['One', 1],
      ['Two', 2],
      ['Three', 3],
    ]);
    await call(deleteQuestion, { id }, ADMIN);
  });

  test('are each there once', async () => {
    const twice = question([answer('One', { id: 'same' }), answer('Two', { id: 'same' })]);
    const { status, problem } = await send(createQuestion, twice, ADMIN);
    expect([status, problem.errors]).toEqual([400, ['An answer is in the question twice.']]);
  });

  test('have adjectives that there are', async () => {
    const unknown = question([answer('One', { adjectives: [{ id: 'no-such' }] })]);
    expect((await send(createQuestion, unknown, ADMIN)).status).toBe(400);
  });

  test('of a photo question have pictures, no one-sheets', async () => {
    const heroImageUrl = 'vse-file-upload/sheet.pdf';
    const asked = { ...question([answer('One', { heroImageUrl })]), type: 'Photo + Text' };
    const { status, problem } = await send(createQuestion, asked, ADMIN);
    expect([status, problem.errors[0]]).toEqual([400, expect.stringMatching(/JPG, PNG/)]);
  });
});
