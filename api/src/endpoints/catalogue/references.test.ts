import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, MANAGER, openHouse } from '../../../../tests/support/asked-house.ts';
import { freshFragrance, unique } from '../../../../tests/support/fresh.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

type Added = { id: string };

async function refusal(...asked: Parameters<typeof house.send>) {
  const { status, body } = await house.send(...asked);
  return [status, (body.issues as { code: string }[] | undefined)?.[0]?.code];
}

async function provider() {
  const fields = { name: unique('Provider'), fragrances: [{ id: 'sea' }] };
  return { ...fields, ...(await house.call<Added>('vseCreateProvider', fields, ADMIN)) };
}

describe('a provider', () => {
  const remove = (id: string) => refusal('vseDeleteProvider', { id }, MANAGER);

  test('stocks existing fragrances only, and takes no deleted one back', async () => {
    const fragrance = await house.call<Added>(
      'vseCreateFragranceExtended',
      freshFragrance(),
      ADMIN,
    );
    const { id, name } = await provider();
    const fragrances = [{ id: 'sea' }, fragrance];
    expect(await refusal('vseUpdateProvider', { id, name, fragrances }, ADMIN)).toEqual([
      200,
      undefined,
    ]);
    await house.call('vseDeleteFragranceExtended', fragrance, ADMIN);
    for (const asked of [
      refusal('vseUpdateProvider', { id, name, fragrances }, ADMIN),
      refusal('vseCreateProvider', { name: unique('Provider'), fragrances }, ADMIN),
    ])
      expect(await asked).toEqual([400, 'FRAGRANCE_UNKNOWN']);
    await house.call('vseDeleteProvider', { id }, ADMIN);
  });

  test('is not deleted while an open invite names it', async () => {
    const { id } = await provider();
    const open = await house.invite({ provider: id });
    expect(await remove(id)).toEqual([409, 'PROVIDER_IN_USE']);
    await house.call('vseRevokeInvite', { id: open.id }, ADMIN);
    expect(await remove(id)).toEqual([200, undefined]);
  });

  test('is not deleted while a quiz of its guests is unfinished', async () => {
    const { id } = await provider();
    const quiz = await house.begin({ provider: id });
    expect(await remove(id)).toEqual([409, 'PROVIDER_IN_USE']);
    await house.call('vseDeleteQuizResult', { id: quiz.id }, ADMIN);
    expect(await remove(id)).toEqual([200, undefined]);
  });

  test('is not deleted while a user belongs to it', async () => {
    const { id } = await provider();
    const listed = async () =>
      (await house.call<{ items: { email: string }[] }>('vseListUserSettings', {}, ADMIN)).items;
    const mara = (await listed()).find(({ email }) => email.startsWith('mara'));
    const moved = { ...mara, etag: undefined, provider: id };
    await house.call('vseUpdateUserSetting', moved, ADMIN);
    expect(await refusal('vseDeleteProvider', { id }, ADMIN)).toEqual([409, 'PROVIDER_IN_USE']);
    await house.call('vseUpdateUserSetting', { ...moved, provider: 'aurum' }, ADMIN);
    expect(await refusal('vseDeleteProvider', { id }, ADMIN)).toEqual([200, undefined]);
  });
});

test('a fragrance accepts new adjectives that exist, and keeps old ones that were deleted', async () => {
  const adjective = await house.call<Added>('vseCreateAdjective', { name: unique('bold') }, ADMIN);
  const fields = { ...freshFragrance(), adjectives: [{ ...adjective, weight: 3 }] };
  const { id } = await house.call<Added>('vseCreateFragranceExtended', fields, ADMIN);
  const unknown = { ...freshFragrance(), adjectives: [{ id: 'no-such', weight: 3 }] };
  expect(await refusal('vseCreateFragranceExtended', unknown, ADMIN)).toEqual([
    400,
    'ADJECTIVE_UNKNOWN',
  ]);
  expect(await refusal('vseUpdateFragranceExtended', { ...unknown, id }, ADMIN)).toEqual([
    400,
    'ADJECTIVE_UNKNOWN',
  ]);
  await house.call('vseDeleteAdjective', adjective, ADMIN);
  await house.call('vseUpdateFragranceExtended', { ...fields, id }, ADMIN);
});
