import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN, MANAGER, openHouse, SALESPERSON } from '../../../../tests/support/asked-house.ts';
import { freshEmail } from '../../../../tests/support/fresh.ts';

type Entry = Record<'what' | 'outcome' | 'detail' | 'network', string> & {
  record: string | null;
  count: number;
};

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.stop());

/** Entries are written after the answer. */
const entries = async (filter: Record<string, unknown> = {}) =>
  (await house.call<{ items: Entry[] }>('vseListAudit', { limit: 200, ...filter }, ADMIN)).items;
/** By name: two refusals may fall into one millisecond. */
const refusals = (filter: Record<string, unknown> = {}) =>
  expect.poll(
    async () =>
      (await entries({ kind: 'refusal', ...filter }))
        .map(({ what, outcome, detail }) => `${what} ${outcome} ${detail}`)
        .sort(),
    { interval: 10 },
  );

test('each refusal is recorded: no token, no permission, another provider’s record, a claimed value', async () => {
  const { id: record } = await house.invite({ provider: 'northlight' });
  await house.send('vseRevokeInvite', { id: record }, MANAGER);
  await refusals({ record }).toEqual(['vseRevokeInvite 404 INVITE_RECORD_NOT_FOUND']);

  const { id: _, ...fields } = await house.invite();
  await house.send('vseCreateInvite', { ...fields, email: freshEmail('other') }, SALESPERSON);
  await house.send('vseListAudit', {}, SALESPERSON);
  await refusals({ who: 'Salesperson' }).toEqual([
    'vseCreateInvite 409 CODE_TAKEN',
    'vseListAudit 403 NOT_ALLOWED',
  ]);
  await house.send('vseListInvites', {}, 'no token');
  await refusals({ who: 'anyone' }).toEqual(['vseListInvites 401 SIGN_IN_NEEDED']);
});

test('the refused rows of a list are one entry per reason, with a count', async () => {
  const { email: open, provider, salesperson } = await house.invite();
  const [one, two] = [freshEmail('one'), freshEmail('two')].map((email) => ({
    name: 'Row',
    email,
  }));
  const rows = [one, one, two, two, one, { name: 'Open', email: open }];
  const list = { rows, provider, salesperson, requestId: randomUUID() };
  const { items } = await house.call<{ items: { id: string | null }[] }>(
    'vseCreateInvites',
    list,
    SALESPERSON,
    '2001:db8:5e77::7',
  );
  expect(items.filter(({ id }) => id !== null)).toHaveLength(2);
  const recorded = async () =>
    (await entries({ kind: 'refusal' }))
      .map((each) => [each.network, each.outcome, each.detail, each.count, each.record])
      .sort();
  await expect.poll(recorded, { interval: 10 }).toEqual([
    ['2001:db8:5e77::/48', '409', 'EMAIL_TWICE', 3, null],
    ['2001:db8:5e77::/48', '409', 'INVITE_OPEN', 1, null],
  ]);
});

test('nothing is recorded about respondents: no e-mail or code of a guess, and no save', async () => {
  const { id, token, email, code } = await house.begin();
  await house.send('vseRedeemInvite', { email: `wrong.${email}`, code: 'ZZYYXX' });
  const questions = [{ id: 'mood', selectedAnswers: ['quiet'] }];
  await house.call('vseUpdateQuizResult', { id, questions }, token);
  await refusals({ who: 'anyone' }).toContainEqual(expect.stringMatching(/^vseRedeemInvite 404 /));
  const all = JSON.stringify(await entries());
  for (const secret of [email, code, 'ZZYYXX', id]) expect(all).not.toContain(secret);
});

test('a quiz result has the same hash in every entry, and its id in none', async () => {
  const { id } = await house.begin();
  await house.send('vseUpdateQuizResult', { id, questions: [] }, SALESPERSON);
  await house.call('vseDeleteQuizResult', { id }, ADMIN);
  const about = async () =>
    (await entries()).filter(({ what }) => /^vse(Update|Delete)QuizResult$/.test(what));
  await expect.poll(async () => (await about()).length, { interval: 10 }).toBe(2);
  const [deleted, refused] = await about();
  expect([deleted?.outcome, refused?.outcome]).toEqual(['done', '403']);
  expect(deleted?.record).toMatch(/^[\w-]{22}$/);
  expect(refused?.record).toBe(deleted?.record);
  expect(JSON.stringify(await entries())).not.toContain(id);
});
