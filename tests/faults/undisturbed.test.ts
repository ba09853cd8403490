import type { Input } from '@vse/domain/contract/contract';
import { listAudit } from '@vse/domain/records/audit';
import { getDashboard } from '@vse/domain/records/dashboard';
import {
  countInvites,
  createInvite,
  createInvites,
  listInvites,
  redeemInvite,
  revokeInvite,
} from '@vse/domain/records/invites';
import {
  countQuizResults,
  deleteQuizResult,
  getQuizResult,
  listQuizResults,
  updateQuizResult,
} from '@vse/domain/records/quiz-results';
import { getSession } from '@vse/domain/records/users';
import { demoToken } from '@vse/domain/rules/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { freshEmail } from '../support/fresh.ts';
import { createScenes } from '../support/scenes.ts';

// What counts all records, or looks for one line among all: in a cloud where no other test does anything.

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: true });
});
afterAll(() => cloud?.stop());

const ADMIN = { token: demoToken('Admin') };
const MANAGER = { token: demoToken('Manager') };
const SALESPERSON = { token: demoToken('Salesperson') };
const client = createApiClient(() => cloud);
const { call, listAll, send } = client;
const { begin, invite, providerNamed } = createScenes(client);

test.each([
  ['Manager', MANAGER],
  ['Salesperson', SALESPERSON],
] as const)('the counts on a %s’s tiles are those of the lists they may see', async (_, by) => {
  const { tiles } = await call(getDashboard, {}, by);
  const countOf = (name: string) => tiles.find((tile) => tile.name === name)?.count;
  for (const [name, contract, count] of [
    ['invites', listInvites, async () => (await call(countInvites, {}, by)).total],
    ['quizResults', listQuizResults, async () => (await call(countQuizResults, {}, by)).total],
  ] as const) {
    const listed = await listAll<{ id: string }>(contract, by);
    expect(listed.length).toBeLessThan((await listAll<{ id: string }>(contract, ADMIN)).length);
    expect([name, countOf(name)]).toEqual([name, listed.length]);
    expect([name, await count()]).toEqual([name, listed.length]);
  }
});

describe('the audit log', () => {
  const entries = (filter: Input<typeof listAudit>) => listAll(listAudit, ADMIN, filter);
  /** By name: two refusals may fall into one millisecond. */
  const told = async (filter: Input<typeof listAudit>) =>
    (await entries({ kind: 'refusal', ...filter }))
      .map(({ what, outcome, detail }) => `${what} ${outcome} ${detail}`)
      .sort();

  test('has each refusal: no token, no permission, another provider’s record, a claimed value', async () => {
    const { id: record } = await invite({
      provider: (await providerNamed('Maison Verdier')).id,
      salesperson: 'luc.marchand@verdier.example',
    });
    await send(revokeInvite, { id: record }, MANAGER);
    await expect
      .poll(() => told({ record }))
      .toEqual(['vseRevokeInvite 404 INVITE_RECORD_NOT_FOUND']);

    const { id: _, ...fields } = await invite();
    await send(createInvite, { ...fields, email: `o${fields.email}` }, SALESPERSON);
    await send(listAudit, {}, SALESPERSON);
    const who = (await call(getSession, {}, SALESPERSON)).userId ?? '';
    await expect
      .poll(() => told({ who }))
      .toEqual(['vseCreateInvite 409 CODE_TAKEN', 'vseListAudit 403 NOT_ALLOWED']);
    await send(listInvites, {}, { token: 'no token' });
    await expect.poll(() => told({ who: 'anyone' })).toEqual(['vseListInvites 401 SIGN_IN_NEEDED']);
  });

  test('has the refused rows of a list: one entry per reason, with a count', async () => {
    const { email: open, provider, salesperson } = await invite();
    const [one, two] = [1, 2].map(() => ({ name: 'Row', email: freshEmail('row') }));
    if (!one || !two) throw new Error('Two rows are needed');
    const rows = [one, one, two, two, one, { name: 'Open', email: open }];
    const address = '2001:db8:5e77::7';
    const side = { provider, salesperson, requestId: crypto.randomUUID() };
    const { items } = await call(createInvites, { rows, ...side }, { ...SALESPERSON, address });
    expect(items.filter(({ id }) => id !== null)).toHaveLength(2);
    const refusals = async () =>
      (await entries({ kind: 'refusal' }))
        .filter((entry) => entry.network === '2001:db8:5e77::/48')
        .map(({ what, outcome, detail, count, record }) => [what, outcome, detail, count, record])
        .sort();
    await expect.poll(refusals).toEqual([
      ['vseCreateInvites', '409', 'EMAIL_TWICE', 3, null],
      ['vseCreateInvites', '409', 'INVITE_OPEN', 1, null],
    ]);
  });

  test('has nothing about respondents: no e-mail or code of a guess, no entry for a save', async () => {
    const { id, by, email, code, questions } = await begin();
    await send(redeemInvite, { email: `wrong.${email}`, code: 'ZZYYXX' });
    const [first] = (await call(getQuizResult, { id }, by)).questions;
    const selectedAnswers = first?.sourceAnswers.slice(0, 1).map((answer) => answer.id) ?? [];
    expect(questions.length).toBeGreaterThan(0);
    await call(updateQuizResult, { id, questions: [{ id: first?.id ?? '', selectedAnswers }] }, by);
    await expect
      .poll(() => told({ who: 'anyone' }))
      .toContainEqual(expect.stringMatching(/^vseRedeemInvite 404 /));
    const all = JSON.stringify(await entries({}));
    for (const secret of [email, code, 'ZZYYXX', id]) expect(all).not.toContain(secret);
  });

  test('names a quiz result by the same hash in every entry, and nowhere by its id', async () => {
    const { id } = await begin();
    await send(updateQuizResult, { id, questions: [] }, SALESPERSON);
    await call(deleteQuizResult, { id }, ADMIN);
    const about = async () =>
      (await entries({})).filter(({ what }) =>
        [updateQuizResult.name, deleteQuizResult.name].includes(what as never),
      );
    await expect.poll(async () => (await about()).length).toBe(2);
    const [deleted, refused] = await about();
    expect([deleted?.outcome, refused?.outcome]).toEqual(['done', '403']);
    expect(deleted?.record).toMatch(/^[\w-]{22}$/);
    expect(refused?.record).toBe(deleted?.record);
    expect(JSON.stringify(await entries({}))).not.toContain(id);
  });
});
