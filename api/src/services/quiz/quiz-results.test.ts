import { randomUUID } from 'node:crypto';
import { wordsOf } from '@vse/domain/rules/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addFragrance } from '../../../../tests/support/small-catalogue.ts';
import type { InviteDoc } from '../../store/document-types.ts';
import type { Staff } from '../access/identify-caller.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { providerKind } from '../catalogue/providers.ts';
import { addQuestion } from '../catalogue/questions.ts';
import type { Context } from '../context.ts';
import { countRecords } from '../counts.ts';
import {
  removeInvite,
  respondToInvite,
  revokeInvite,
  updateInvite,
} from '../invites/change-invite.ts';
import { createInviteWithFreshCode } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';
import { codeOf } from '../invites/invite-codes.ts';
import { answerQuiz } from './answer-quiz.ts';
import { redeemInvite, startProject } from './begin-quiz.ts';
import { readResult } from './find-results.ts';
import { removeResult } from './remove-result.ts';

const COMPANY = 'Aurum Scent Co.';
const allowed = () => undefined;

let opened: OpenedContext;
let context: Context;

beforeAll(async () => {
  opened = openContext({});
  context = opened.context;
  await addCatalogue();
});
afterAll(() => opened.stop());

/** On every answer and on no fragrance, because an answer needs three adjectives. */
const SHARED = ['soft', 'warm'];

/** Two questions whose two answers each choose one of two fragrances, and two providers that stock both. */
async function addCatalogue() {
  for (const id of SHARED) await addRecord(context, adjectiveKind, id, { name: id });
  for (const id of ['calm', 'bright']) {
    await addRecord(context, adjectiveKind, id, { name: id });
    await addFragrance(context, id, { [id]: 1 });
  }
  const fragrances = [{ id: 'calm' }, { id: 'bright' }];
  for (const [id, name] of [
    ['company', COMPANY],
    ['client', 'Maison Verdier'],
  ] as const)
    await addRecord(context, providerKind, id, { name, fragrances, showLogoOnPdf: false });
  for (const id of ['first', 'second'])
    await addQuestion(context, id, {
      type: 'Single Choice',
      publishState: 'Published',
      questionText: id,
      answers: ['calm', 'bright'].map((adjective) => ({
        id: `${id}-${adjective}`,
        title: adjective,
        publishState: 'Published',
        heroImageUrl: '',
        adjectives: [adjective, ...SHARED].map((id) => ({ id })),
      })),
    });
}

const person = (kind: Staff['kind'], provider: Staff['provider'] = null): Staff => ({
  kind,
  provider,
  email: `${randomUUID()}@aurum.example`,
  name: 'Somebody',
  userId: null,
  logo: '',
  language: 'en',
  settings: null,
});
const ADMIN = person('Admin');
const MANAGER = person('Manager', { id: 'client', name: 'Maison Verdier' });

async function invited(): Promise<InviteDoc> {
  const id = randomUUID();
  await createInviteWithFreshCode(context, id, {
    name: 'Robin Guest',
    email: `${id}@example.com`,
    provider: 'client',
    salesperson: MANAGER.email,
    salespersonId: '',
  });
  return storedInvite(id);
}

async function storedInvite(id: string): Promise<InviteDoc> {
  const invite = await readInvite(context, id);
  if (!invite) throw new Error('The invite is missing');
  return invite;
}

const storedCode = (invite: InviteDoc) => codeOf(context, invite) ?? '';
const resultsOf = (invite: InviteDoc) =>
  countRecords(context, 'quizResults', [{ field: 'findWords', begins: wordsOf(invite.email) }]);
const gives = (first: string, second: string) => [
  { id: 'first', selectedAnswers: [`first-${first}`] },
  { id: 'second', selectedAnswers: [`second-${second}`] },
];

describe('redeeming an invite that changes at the same time', () => {
  test('starts nothing when the invite is withdrawn, and leaves it unanswered', async () => {
    const found = await invited();
    await revokeInvite(context, found.id, undefined);
    await expect(redeemInvite(context, found)).rejects.toMatchObject({ status: 409 });
    expect(await resultsOf(found)).toBe(0);
    expect((await storedInvite(found.id)).responseDate).toBeNull();
  });

  test('starts nothing when the invite is deleted', async () => {
    const found = await invited();
    await removeInvite(context, found.id, undefined);
    await expect(redeemInvite(context, found)).rejects.toMatchObject({ status: 404 });
    expect(await resultsOf(found)).toBe(0);
  });

  test('starts nothing for a person who is no longer the invited one', async () => {
    const found = await invited();
    const fields = { ...found, code: storedCode(found), email: `${randomUUID()}@example.com` };
    await updateInvite(context, found.id, undefined, fields);
    await expect(redeemInvite(context, found)).rejects.toMatchObject({ status: 404 });
    expect(await resultsOf(found)).toBe(0);
  });

  test("starts the quiz of the invite's new provider", async () => {
    const found = await invited();
    const fields = { ...found, code: storedCode(found), provider: 'company' };
    await updateInvite(context, found.id, undefined, fields);
    expect(await redeemInvite(context, found)).toMatchObject({ provider: 'company' });
  });

  test('and withdrawing it never both succeed: a withdrawal that comes first wins', async () => {
    const found = await invited();
    opened.store.beforeWrite('invites', 1, () => revokeInvite(opened.other, found.id, undefined));
    await expect(redeemInvite(context, found)).rejects.toMatchObject({ status: 409 });
    expect((await storedInvite(found.id)).responseDate).toBeNull();
    expect(await resultsOf(found)).toBe(0);
  });

  test('succeeds before a withdrawal, which then ends the quiz', async () => {
    const found = await invited();
    opened.store.beforeWrite('invites', 1, () => redeemInvite(opened.other, found));
    await revokeInvite(context, found.id, undefined);
    const invite = await storedInvite(found.id);
    expect([invite.responseDate, invite.revokedDate]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    await expect(redeemInvite(context, invite)).rejects.toMatchObject({ status: 409 });
    expect(await resultsOf(found)).toBe(1);
  });

  test('on two devices at the same time starts one quiz', async () => {
    const found = await invited();
    const first: { id?: string } = {};
    opened.store.beforeWrite('quizResults', 1, async () => {
      first.id = (await redeemInvite(opened.other, found)).id;
    });
    expect((await redeemInvite(context, found)).id).toBe(first.id);
    expect(await resultsOf(found)).toBe(1);
  });

  test('finds the quiz again after its response was lost', async () => {
    const found = await respondToInvite(opened.context, await invited());
    opened.pass(60 * 24 * 60);
    expect(await redeemInvite(context, found)).toMatchObject({ inviteId: found.id });
  });
});

describe('the provider of a project', () => {
  const start = (staff: Staff, name: string) => startProject(context, randomUUID(), staff, name);

  test('is the person’s own, or the company’s for an Admin without one', async () => {
    const [own, companys] = [await start(MANAGER, randomUUID()), await start(ADMIN, randomUUID())];
    expect([own.provider, own.project.provider]).toEqual(['client', 'Maison Verdier']);
    expect([companys.provider, companys.project.provider]).toEqual(['company', COMPANY]);
  });

  test.each(['Manager', 'Salesperson'] as const)(
    'is required when a %s has none, and the name stays free',
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

describe('a project that is started twice by the same request, and deleted in between', () => {
  /** The first copy of a request, held before it writes: the second copy starts the project, and an Admin deletes it. */
  async function startedLate(between: (id: string, name: string) => Promise<unknown>) {
    const [id, name] = [randomUUID(), randomUUID()];
    opened.store.beforeWrite('quizResults', 1, async () => {
      await startProject(opened.other, id, MANAGER, name);
      await between(id, name);
    });
    return { id, name, late: startProject(context, id, MANAGER, name) };
  }
  const startAnother = (name: string) => startProject(opened.other, randomUUID(), MANAGER, name);
  const refused = { status: 409, errors: ['That client/project has already been used.'] };

  test('keeps its name', async () => {
    const { name, late } = await startedLate((id) => removeResult(opened.other, id));
    expect(await late).toMatchObject({ projectName: name });
    await expect(startAnother(name)).rejects.toMatchObject(refused);
  });

  test('stays as it is when the request comes again with another name', async () => {
    const [id, name, other] = [randomUUID(), randomUUID(), randomUUID()];
    await startProject(context, id, MANAGER, name);
    await startAnother(other);
    expect(await startProject(context, id, MANAGER, other)).toMatchObject({
      projectName: name,
    });
    expect(await opened.database.container('quizResults').read(id)).toBeDefined();
  });

  test('is refused and not there when another project has taken the name', async () => {
    const { id, late } = await startedLate(async (id, name) => {
      await removeResult(opened.other, id);
      await startAnother(name);
    });
    await expect(late).rejects.toMatchObject(refused);
    expect(await opened.database.container('quizResults').read(id)).toBeUndefined();
  });

  test('keeps its name when it is written again while the deletion frees the name', async () => {
    let deleted: Promise<unknown> = Promise.resolve();
    const written = Promise.withResolvers<void>();
    const { name, late } = await startedLate(async (id) => {
      const freeing = Promise.withResolvers<void>();
      opened.store.beforeCall('claims.remove', async () => {
        freeing.resolve();
        await written.promise;
      });
      deleted = removeResult(context, id);
      await freeing.promise;
    });
    await late;
    written.resolve();
    await deleted;
    await expect(startAnother(name)).rejects.toMatchObject(refused);
  });
});

test('a quiz whose provider was deleted is refused with a message, not completed without fragrances', async () => {
  const id = randomUUID();
  await createInviteWithFreshCode(context, id, {
    name: 'Robin Guest',
    email: `${id}@example.com`,
    provider: 'gone',
    salesperson: MANAGER.email,
    salespersonId: '',
  });
  const quiz = await redeemInvite(context, await storedInvite(id));
  await expect(
    answerQuiz(context, quiz.id, gives('calm', 'calm'), true, allowed),
  ).rejects.toMatchObject({
    status: 400,
    errors: [
      'The scent provider of this quiz is not there any more. Please ask the person who invited you.',
    ],
  });
  expect(await readResult(context, quiz.id)).toMatchObject({ isQuizCompleted: false });
});

describe('a result that several requests change at the same time', () => {
  const begun = () => startProject(context, randomUUID(), MANAGER, randomUUID());

  test('is deleted even when an answer is saved at the same time', async () => {
    const { id } = await begun();
    opened.store.beforeWrite('quizResults', 1, () =>
      answerQuiz(opened.other, id, gives('calm', 'calm'), false, allowed),
    );
    await removeResult(context, id);
    await expect(readResult(context, id)).rejects.toMatchObject({ status: 404 });
  });

  test('does not reappear when an answer is saved while it is deleted', async () => {
    const { id } = await begun();
    opened.store.beforeWrite('quizResults', 1, () => removeResult(opened.other, id));
    await expect(
      answerQuiz(context, id, gives('calm', 'calm'), false, allowed),
    ).rejects.toMatchObject({ status: 404 });
    await expect(readResult(context, id)).rejects.toMatchObject({ status: 404 });
  });

  test('recommends by an answer that is saved while it is being completed', async () => {
    const { id } = await begun();
    await answerQuiz(context, id, gives('calm', 'calm'), false, allowed);
    opened.store.beforeWrite('quizResults', 1, () =>
      answerQuiz(opened.other, id, gives('bright', 'bright').slice(1), false, allowed),
    );
    await answerQuiz(context, id, [], true, allowed);
    const { selected, recommendedFragrances } = await readResult(context, id);
    expect(selected).toEqual([[0], [1]]);
    expect(recommendedFragrances.map((kept) => [kept.id, kept.score])).toEqual([
      ['bright', 1],
      ['calm', 1],
    ]);
  });

  test('refuses an answer after it was completed', async () => {
    const { id } = await begun();
    opened.store.beforeWrite('quizResults', 1, () =>
      answerQuiz(opened.other, id, gives('calm', 'calm'), true, allowed),
    );
    await expect(
      answerQuiz(context, id, gives('bright', 'bright'), false, allowed),
    ).rejects.toMatchObject({ status: 409 });
    expect((await readResult(context, id)).selected).toEqual([[0], [0]]);
  });

  test('saves an answer with 2 store calls', async () => {
    const { id } = await begun();
    const save = () => answerQuiz(context, id, gives('calm', 'calm'), false, allowed);
    expect(await opened.store.callsOf(save)).toEqual(['quizResults.read', 'quizResults.replace']);
  });

  test('says that an answer that was taken back is gone', async () => {
    const { id } = await begun();
    await answerQuiz(context, id, gives('calm', 'calm'), false, allowed);
    const emptied = [{ id: 'first', selectedAnswers: [] }];
    const saved = await answerQuiz(context, id, emptied, false, allowed);
    expect(saved.selected).toEqual({ first: [], second: ['second-calm'] });
  });

  test('checks first whether the caller may answer it, and saves nothing otherwise', async () => {
    const { id } = await begun();
    const seen: string[] = [];
    const refuse = (result: { id: string }) => {
      seen.push(result.id);
      throw new Error('Not yours');
    };
    const unknown = [{ id: 'unknown', selectedAnswers: [] }];
    for (const given of [gives('calm', 'calm'), unknown])
      await expect(answerQuiz(context, id, given, false, refuse)).rejects.toThrow('Not yours');
    expect(seen).toEqual([id, id]);
    expect((await readResult(context, id)).selected).toEqual([]);
  });

  test.each([
    ['an answer that the question does not have', 'first', ['second-calm']],
    ['an answer that no question has', 'first', ['unknown']],
    ['a question that the quiz does not have', 'third', ['first-calm']],
  ])('refuses %s', async (_, question, selectedAnswers) => {
    const { id } = await begun();
    const given = [{ id: question, selectedAnswers }];
    await expect(answerQuiz(context, id, given, false, allowed)).rejects.toMatchObject({
      status: 400,
    });
    expect((await readResult(context, id)).selected).toEqual([]);
  });

  test('stays open when it is incomplete, and keeps its answers', async () => {
    const { id } = await begun();
    await answerQuiz(context, id, gives('calm', 'calm').slice(1), false, allowed);
    await expect(answerQuiz(context, id, [], true, allowed)).rejects.toMatchObject({
      errors: ['You must select an answer for each question.'],
    });
    expect(await readResult(context, id)).toMatchObject({
      isQuizCompleted: false,
      selected: [[], [0]],
    });
  });
});
