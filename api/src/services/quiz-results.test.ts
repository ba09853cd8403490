import { randomUUID } from 'node:crypto';
import { EVERY_QUESTION_NEEDS_AN_ANSWER } from '@vse/domain/question-rules';
import { QUIZ_WITHOUT_PROVIDER } from '@vse/domain/quiz-results';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../tests/support/services.ts';
import type { Staff } from './callers.ts';
import type { InviteDoc } from './records.ts';
import type { Services } from './services.ts';

const COMPANY = 'Aurum Scent Co.';
const TIMES = 20;

let opened: ServicesInTest;
let services: Services;

beforeAll(async () => {
  opened = openServices({});
  services = opened.services;
  await addCatalogue();
});
afterAll(() => opened.stop());

/** Two questions whose two answers each choose one of two fragrances, and two providers that stock both. */
async function addCatalogue() {
  for (const id of ['calm', 'bright']) {
    await services.adjectives.add(id, { name: id });
    await services.fragrances.add(id, {
      ...{ name: id, sku: id, family: 'Green', collection: 'Core', publishState: 'Published' },
      ...{ shortDescription: id, longDescription: id, detectionLevel: 'Low', colors: [] },
      ...{ heroImageUrl: '', oneSheetPdfUrl: '', oneSheetPdfFilename: '' },
      ...{ oneSheetPdfUrlWithoutLogo: '', oneSheetPdfWithoutLogoFilename: '' },
      ...{ isEnforceAdjectivesAndColors: false, isEnforceUploads: false },
      isOdorNeutralizer: false,
      adjectives: [{ id, name: id, weight: 1 }],
    });
  }
  const fragrances = [{ id: 'calm' }, { id: 'bright' }];
  for (const [id, name] of [
    ['company', COMPANY],
    ['client', 'Maison Verdier'],
  ] as const)
    await services.providers.add(id, { name, fragrances, showLogoOnPdf: false });
  for (const id of ['first', 'second'])
    await services.questions.add(id, {
      ...{ type: 'Single Choice', publishState: 'Published', questionText: id },
      answers: ['calm', 'bright'].map((adjective) => ({
        ...{ id: `${id}-${adjective}`, title: adjective, publishState: 'Published' },
        ...{ heroImageUrl: '', adjectives: [{ id: adjective }] },
      })),
    });
}

const person = (kind: Staff['kind'], provider: Staff['provider'] = null): Staff => ({
  ...{ kind, provider, email: `${randomUUID()}@aurum.example`, name: 'Somebody' },
  ...{ userId: null, logo: '', language: 'en', settings: null },
});
const ADMIN = person('Admin');
const MANAGER = person('Manager', { id: 'client', name: 'Maison Verdier' });

async function invited(): Promise<InviteDoc> {
  const id = randomUUID();
  await services.invites.addWithFreshCode(id, {
    ...{ name: 'Robin Guest', email: `${id}@example.com` },
    ...{ provider: 'client', salesperson: MANAGER.email },
  });
  return readInvite(id);
}

async function readInvite(id: string): Promise<InviteDoc> {
  const invite = await services.invites.read(id);
  if (!invite) throw new Error('The invite is missing');
  return invite;
}

const resultsOf = (invite: InviteDoc) =>
  services.quizResults.count([{ field: 'inviteId', equals: invite.id }]);
const gives = (first: string, second: string) => [
  { id: 'first', selectedAnswers: [`first-${first}`] },
  { id: 'second', selectedAnswers: [`second-${second}`] },
];

describe('redeeming an invite that changes just then', () => {
  test('begins nothing when it is withdrawn, and leaves it unanswered', async () => {
    const found = await invited();
    await services.invites.revoke(found.id, undefined);
    await expect(services.quizResults.redeem(found)).rejects.toMatchObject({ status: 409 });
    expect(await resultsOf(found)).toBe(0);
    expect((await readInvite(found.id)).responseDate).toBeNull();
  });

  test('begins nothing when it is deleted', async () => {
    const found = await invited();
    await services.invites.remove(found.id, undefined);
    await expect(services.quizResults.redeem(found)).rejects.toMatchObject({ status: 404 });
    expect(await resultsOf(found)).toBe(0);
  });

  test('begins nothing for who is no longer the one invited', async () => {
    const found = await invited();
    const { name, code, provider, salesperson } = found;
    const fields = { name, code, provider, salesperson, email: `${randomUUID()}@example.com` };
    await services.invites.update(found.id, undefined, fields);
    await expect(services.quizResults.redeem(found)).rejects.toMatchObject({ status: 404 });
    expect(await resultsOf(found)).toBe(0);
  });

  test('begins the quiz of the provider that it names by then', async () => {
    const found = await invited();
    const { name, email, code, salesperson } = found;
    const fields = { name, email, code, salesperson, provider: 'company' };
    await services.invites.update(found.id, undefined, fields);
    expect(await services.quizResults.redeem(found)).toMatchObject({ provider: 'company' });
  });

  test('is either redeemed or withdrawn, never both', async () => {
    for (let time = 0; time < TIMES; time++) {
      const found = await invited();
      await Promise.allSettled([
        services.quizResults.redeem(found),
        services.invites.revoke(found.id, undefined),
      ]);
      const { responseDate, revokedDate } = await readInvite(found.id);
      expect([responseDate === null, revokedDate === null]).toContain(false);
      expect(responseDate === null || revokedDate === null).toBe(true);
      expect(await resultsOf(found)).toBe(responseDate ? 1 : 0);
    }
  });

  test('finds the quiz again whose result got lost on the way', async () => {
    const found = await services.invites.respond(await invited());
    opened.pass(200 * 24 * 60);
    expect(await services.quizResults.redeem(found)).toMatchObject({ inviteId: found.id });
  });
});

describe('the provider of a project', () => {
  const start = (staff: Staff, name: string) =>
    services.quizResults.startProject(staff, name, undefined);

  test('is the person’s own, and the company’s for an Admin of none', async () => {
    const [own, companys] = [await start(MANAGER, randomUUID()), await start(ADMIN, randomUUID())];
    expect([own.provider, own.project.provider]).toEqual(['client', 'Maison Verdier']);
    expect([companys.provider, companys.project.provider]).toEqual(['company', COMPANY]);
  });

  test.each(['Manager', 'Salesperson'] as const)(
    'is asked for when a %s has none, and the name stays free',
    async (kind) => {
      const name = randomUUID();
      await expect(start(person(kind), name)).rejects.toMatchObject({
        status: 409,
        errors: ['A project needs a provider, and your account has none yet.'],
      });
      expect(await start(MANAGER, name)).toMatchObject({ projectName: name });
    },
  );
});

test('a quiz whose provider is gone is refused in words rather than completed without fragrances', async () => {
  const id = randomUUID();
  await services.invites.addWithFreshCode(id, {
    ...{ name: 'Robin Guest', email: `${id}@example.com` },
    ...{ provider: 'gone', salesperson: MANAGER.email },
  });
  const quiz = await services.quizResults.redeem(await readInvite(id));
  await expect(
    services.quizResults.answer(quiz.id, gives('calm', 'calm'), true),
  ).rejects.toMatchObject({ status: 400, errors: [QUIZ_WITHOUT_PROVIDER] });
  expect(await services.quizResults.read(quiz.id)).toMatchObject({ isQuizCompleted: false });
});

describe('a result that several change at once', () => {
  const begun = () => services.quizResults.startProject(MANAGER, randomUUID(), undefined);

  test('is deleted for good though answers come in all the while', async () => {
    for (let time = 0; time < TIMES; time++) {
      const { id } = await begun();
      const saves = Array.from({ length: 10 }, (_, index) =>
        services.quizResults.answer(id, gives(index % 2 ? 'calm' : 'bright', 'calm'), false),
      );
      // Each time a little later, so that once a save comes in between its read and its removal.
      for (let later = 0; later < time; later++) await undefined;
      const removal = services.quizResults.remove(id);
      await Promise.allSettled(saves);
      await removal;
      await expect(services.quizResults.read(id)).rejects.toMatchObject({ status: 404 });
    }
  });

  test('recommends what its answers say when one is saved while it is being completed', async () => {
    for (let time = 0; time < TIMES; time++) {
      const { id } = await begun();
      const complete = services.quizResults.answer(id, gives('calm', 'calm'), true);
      const save = services.quizResults.answer(id, gives('bright', 'bright').slice(1), false);
      await complete;
      await save.catch((error) => expect(error).toMatchObject({ status: 409 }));
      const { selected, recommendedFragrances } = await services.quizResults.read(id);
      const chosen = Object.values(selected).flat();
      expect(recommendedFragrances).toHaveLength(2);
      for (const { id, score } of recommendedFragrances)
        expect(score).toBe(chosen.filter((answer) => answer.endsWith(id)).length);
    }
  });

  test('stays open when it is not complete, and keeps what it had', async () => {
    const { id } = await begun();
    await services.quizResults.answer(id, gives('calm', 'calm').slice(1), false);
    await expect(services.quizResults.answer(id, [], true)).rejects.toMatchObject({
      errors: [EVERY_QUESTION_NEEDS_AN_ANSWER],
    });
    expect(await services.quizResults.read(id)).toMatchObject({
      isQuizCompleted: false,
      selected: { second: ['second-calm'] },
    });
  });
});

test('neither an invite nor a project’s name is used up while there are no questions to answer', async () => {
  const empty = openServices({});
  try {
    const { invites, quizResults, providers } = empty.services;
    await providers.add('client', { name: 'Client', fragrances: [], showLogoOnPdf: false });
    const given = { name: 'R', email: 'r@example.com', provider: 'client', salesperson: 's@e.com' };
    await invites.addWithFreshCode('invite', given);
    const invite = await invites.read('invite');
    if (!invite) throw new Error('The invite is missing');
    const refusal = { status: 409, errors: [expect.stringContaining('no published questions')] };
    await expect(quizResults.redeem(invite)).rejects.toMatchObject(refusal);
    expect((await invites.read('invite'))?.responseDate).toBeNull();
    for (const staff of [MANAGER, ADMIN])
      await expect(quizResults.startProject(staff, 'Lobby', undefined)).rejects.toMatchObject(
        refusal,
      );
  } finally {
    await empty.stop();
  }
});
