import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import type { FragranceVersionDoc } from '../../store/document-types.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { deleteQuizResultEndpoint } from './delete-quiz-result.ts';
import { getQuizResultEndpoint } from './get-quiz-result.ts';
import { noteOutcomeEndpoint } from './note-outcome.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  const recommendedFragrances = ['sea', 'sun'].map((id) => ({
    ...{ id, name: id, sku: id, label: 'GOOD MATCH' as const, score: 1 },
    ...{ version: id, reasons: [] },
  }));
  const { quizVersions, fragranceVersions } = recordsOf(opened.store);
  await quizVersions.create({ id: 'v1', questions: [], adjectives: {} });
  for (const id of ['sea', 'sun']) await fragranceVersions.create(fragranceVersion(id));
  const add = (id: string, more: object) =>
    recordsOf(opened.store).quizResults.create(
      resultDoc(id, '2026-05-11T10:00:00.000Z', {
        ...{ isQuizCompleted: true, recommendedFragrances, salespersonId: 'Salesperson' },
        ...more,
      }),
    );
  await add('result', {});
  await add('of-a-colleague', { salespersonId: 'somebody' });
  await add('foreign', { salespersonId: 'somebody', provider: 'northlight' });
  await add('begun', { isQuizCompleted: false, recommendedFragrances: [] });
});
afterEach(() => opened.stop());

const fragranceVersion = (id: string): FragranceVersionDoc => ({
  ...{ id, name: id, sku: id, shortDescription: id, longDescription: id },
  ...{ family: 'Green', collection: 'Core', isOdorNeutralizer: false, detectionLevel: 'Low' },
  ...{ heroImageUrl: '', oneSheetPdfUrl: '', oneSheetPdfFilename: '' },
  ...{ oneSheetPdfUrlWithoutLogo: '', oneSheetPdfWithoutLogoFilename: '' },
  ...{ adjectives: [], colors: [] },
});

type Said = { outcomes: { by: { name: string } | null; date: string; kind: string }[] };
async function note(input: object, token?: string) {
  const about = { id: 'result', fragrance: 'sea', ...input };
  const { status, body } = await ask(noteOutcomeEndpoint, opened.context, about, token);
  const issues = (body.issues ?? []) as { code: string }[];
  return { status, codes: issues.map(({ code }) => code), ...(body as Said) };
}
const sales = demoToken('Salesperson');
const stored = async (id = 'result') =>
  (await recordsOf(opened.store).quizResults.read(id))?.doc.outcomes;

test('an outcome says who noted it, and when', async () => {
  await note({ kind: 'sent' }, sales);
  const { status, outcomes } = await note({ kind: 'smelled', rating: 4 }, demoToken('Manager'));
  expect(status).toBe(200);
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(outcomes).toEqual([
    { fragrance: 'sea', kind: 'sent', date, by: { id: 'Salesperson', name: 'Jonah Adler' } },
    {
      ...{ fragrance: 'sea', kind: 'smelled', rating: 4, date },
      by: { id: 'Manager', name: 'Mara Lindqvist' },
    },
  ]);
});

test('an outcome is noted with one read and one write of the result', async () => {
  await note({ kind: 'sent' }, sales);
  const calls = await opened.store.callsOf(() => note({ kind: 'chosen' }, sales));
  expect(calls.filter((call) => call.startsWith('quizResults'))).toEqual([
    'quizResults.read',
    'quizResults.replace',
  ]);
  expect(calls.filter((call) => call.endsWith('page'))).toEqual([]);
});

test('only someone who saw an outcome changes it or takes it back', async () => {
  const { outcomes } = await note({ kind: 'smelled', rating: 4 }, sales);
  const manager = demoToken('Manager');
  const back = { kind: 'smelled', isTakenBack: true };
  for (const late of [
    { kind: 'smelled', rating: 1, seen: null },
    { kind: 'smelled', rating: 1, seen: '2026-05-12T10:00:00.000Z' },
    { ...back, seen: '2026-05-12T10:00:00.000Z' },
  ])
    expect(await note(late, manager)).toMatchObject({ status: 412, codes: ['CHANGED_MEANWHILE'] });
  expect(await stored()).toMatchObject([{ kind: 'smelled', rating: 4, by: 'Salesperson' }]);
  expect(await note({ ...back, seen: outcomes[0]?.date }, sales)).toMatchObject({ outcomes: [] });
});

test.each([
  ['without a rating', { kind: 'smelled' }, 'RATING_REQUIRED'],
  ['with a rating of 6', { kind: 'smelled', rating: 6 }, 'FIELD_TOO_LARGE'],
  ['with half a rating', { kind: 'smelled', rating: 2.5 }, 'FIELD_INVALID'],
  ['without a reason', { kind: 'refused' }, 'REASON_REQUIRED'],
  ['with a blank reason', { kind: 'refused', reason: '  ' }, 'REASON_REQUIRED'],
  [
    'with a reason of 201 characters',
    { kind: 'refused', reason: 'x'.repeat(201) },
    'REASON_TOO_LONG',
  ],
  ['with a line break in the reason', { kind: 'refused', reason: 'a\nb' }, 'INVISIBLE_CHARACTERS'],
  ['with a turned reason', { kind: 'refused', reason: 'a\u202eb' }, 'INVISIBLE_CHARACTERS'],
  [
    'of a fragrance that was not recommended',
    { fragrance: 'oak', kind: 'sent' },
    'FRAGRANCE_NOT_RECOMMENDED',
  ],
  ['of a quiz that is not completed', { id: 'begun', kind: 'sent' }, 'FRAGRANCE_NOT_RECOMMENDED'],
  ['that only a respondent causes', { kind: 'asked' }, 'FIELD_INVALID'],
])('an outcome %s is refused', async (_, input, code) => {
  expect(await note(input, sales)).toMatchObject({ status: 400, codes: [code] });
  expect(await stored()).toBeUndefined();
});

test('a rating and a reason stand only where they belong', async () => {
  await note({ kind: 'refused', reason: 'too sweet', rating: 3 }, sales);
  await note({ kind: 'sent', reason: 'too sweet', rating: 3 }, sales);
  const plain = (await stored())?.map(({ date: _, ...outcome }) => outcome);
  expect(plain).toEqual([
    { at: 0, kind: 'sent', by: 'Salesperson' },
    { at: 0, kind: 'refused', reason: 'too sweet', by: 'Salesperson' },
  ]);
});

test.each([
  ['Admin', 'foreign', 200],
  ['Manager', 'of-a-colleague', 200],
  ['Manager', 'foreign', 403],
  ['Salesperson', 'result', 200],
  ['Salesperson', 'of-a-colleague', 403],
] as const)('a %s who notes at the result "%s" gets %i', async (kind, id, status) => {
  expect((await note({ id, kind: 'sent' }, demoToken(kind))).status).toBe(status);
  expect(await stored(id)).toEqual(status === 200 ? [expect.anything()] : undefined);
});

test('a respondent and a visitor note nothing', async () => {
  const own = await opened.context.tokens.forRespondent('result');
  expect((await note({ kind: 'sent' }, own)).status).toBe(403);
  expect((await note({ kind: 'sent' })).status).toBe(401);
  expect(await stored()).toBeUndefined();
});

test('a result that is gone is unknown, and takes its outcomes with it', async () => {
  await note({ kind: 'sent' }, sales);
  const admin = demoToken('Admin');
  await ask(deleteQuizResultEndpoint, opened.context, { id: 'result' }, admin);
  expect(await stored()).toBeUndefined();
  expect((await note({ kind: 'sent' }, sales)).status).toBe(404);
});

test.each([
  ['the Salesperson of the result', 'Salesperson', 'result', 1],
  ['their Manager', 'Manager', 'result', 1],
  ['an Admin', 'Admin', 'result', 1],
  ['a Manager of another provider', 'Manager', 'foreign', undefined],
  ['its respondent', 'respondent', 'result', undefined],
  ['a visitor', undefined, 'result', undefined],
] as const)('%s reads outcomes only when the result is theirs', async (_, who, id, count) => {
  await note({ id, kind: 'sent' }, demoToken('Admin'));
  const token =
    who === 'respondent' ? await opened.context.tokens.forRespondent(id) : who && demoToken(who);
  const { status, body } = await ask(getQuizResultEndpoint, opened.context, { id }, token);
  expect(status).toBe(200);
  expect((body as Partial<Said>).outcomes?.length).toBe(count);
  expect(JSON.stringify(body).includes('"sent"')).toBe(count === 1);
});

test('outcomes are read without a query', async () => {
  await note({ kind: 'sent' }, sales);
  const read = () => ask(getQuizResultEndpoint, opened.context, { id: 'result' }, sales);
  await read();
  const calls = await opened.store.callsOf(read);
  expect(calls.filter((call) => !call.endsWith('.read'))).toEqual([]);
});
