import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../../tests/support/services.ts';
import type { Staff } from '../access/identify-caller.ts';

const ADJECTIVES = ['calm', 'bright', 'warm'];

let opened: ServicesInTest;
beforeAll(async () => {
  opened = openServices({});
  await opened.services.providers.add('own', { name: 'Own', fragrances: [], showLogoOnPdf: false });
  for (const id of ADJECTIVES) await opened.services.adjectives.add(id, { name: id });
  await opened.services.questions.add('question', asking('Which one?'));
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
  const { quizResults, quizResultViews } = opened.services;
  const { questions } = await quizResultViews.full(await quizResults.read(id), 'staff');
  return questions.map(({ questionText }) => questionText);
}

test('a started quiz keeps its questions when the catalogue changes, and a new one has the change', async () => {
  const { quizResults, questions } = opened.services;
  const before = await quizResults.startProject('lobby', SELLER, 'Lobby');
  await questions.update('question', undefined, asking('Something else?'));
  const after = await quizResults.startProject('spa', SELLER, 'Spa');
  expect(await askedIn(before.id)).toEqual(['Which one?']);
  expect(await askedIn(after.id)).toEqual(['Something else?']);
});
