import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import type { Staff } from '../access/identify-caller.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { providerKind } from '../catalogue/providers.ts';
import { addQuestion, updateQuestion } from '../catalogue/questions.ts';
import { startProject } from './begin-quiz.ts';
import { readResult } from './find-results.ts';
import { fullResult } from './quiz-result-views.ts';

const ADJECTIVES = ['calm', 'bright', 'warm'];

let opened: OpenedContext;
beforeAll(async () => {
  opened = openContext({});
  await addRecord(opened.context, providerKind, 'own', {
    name: 'Own',
    fragrances: [],
    showLogoOnPdf: false,
  });
  for (const id of ADJECTIVES) await addRecord(opened.context, adjectiveKind, id, { name: id });
  await addQuestion(opened.context, 'question', asking('Which one?'));
});
afterAll(() => opened.stop());

const asking = (questionText: string) => ({
  type: 'Single Choice' as const,
  publishState: 'Published' as const,
  questionText,
  answers: ['a', 'b'].map((id) => ({
    id,
    title: id,
    publishState: 'Published' as const,
    heroImageUrl: '',
    adjectives: ADJECTIVES.map((id) => ({ id })),
  })),
});

const SELLER: Staff = {
  kind: 'Salesperson',
  provider: { id: 'own', name: 'Own' },
  email: 'seller@aurum.example',
  name: 'A Seller',
  userId: null,
  logo: '',
  language: 'en',
  settings: null,
};

/** The questions that the reader of a quiz sees, read from the database. */
async function askedIn(id: string): Promise<string[]> {
  const { questions } = await fullResult(
    opened.context,
    await readResult(opened.context, id),
    'staff',
  );
  return questions.map(({ questionText }) => questionText);
}

test('a started quiz keeps its questions when the catalogue changes, and a new one has the change', async () => {
  const before = await startProject(opened.context, 'lobby', SELLER, 'Lobby');
  await updateQuestion(opened.context, 'question', undefined, asking('Something else?'));
  const after = await startProject(opened.context, 'spa', SELLER, 'Spa');
  expect(await askedIn(before.id)).toEqual(['Which one?']);
  expect(await askedIn(after.id)).toEqual(['Something else?']);
});
