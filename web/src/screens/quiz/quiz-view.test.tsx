import type { QuizQuestion, QuizResult } from '@vse/domain/records/quiz-results';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuizView } from './quiz-view.tsx';

const answer = (id: string, title: string) => ({
  ...{ id, title, type: 'Single Choice' as const, publishState: 'Published' as const },
  heroImageUrl: '',
});
const question = (id: string, selectedAnswers: string[]): QuizQuestion => ({
  ...{ id, type: 'Single Choice', questionText: `Which ${id}?`, selectedAnswers },
  sourceAnswers: [answer(`${id}-sea`, `Sea ${id}`), answer(`${id}-wood`, `Wood ${id}`)],
});

const RESULT: QuizResult = {
  ...{ id: 'r1', permalinkUrl: '', isQuizStarted: true, isQuizCompleted: false, isMine: false },
  ...{ quizStartDate: '2026-05-04T08:00:00.000Z', quizCompleteDate: null, questions: [] },
  ...{ generatedFor: 'Noah Tremblay', generatedBy: 'Noah Tremblay', recommendedFragrances: [] },
  invite: { name: 'Noah Tremblay', salesperson: 'jonah.adler@aurum.example' },
  owner: {
    ...{ salesperson: 'Jonah Adler', provider: 'Aurum Scent Co.' },
    inviteDate: '2026-05-03T08:00:00.000Z',
  },
};

const open = (result: QuizResult, questions: QuizQuestion[] = []) =>
  render(
    <MemoryRouter>
      <QuizView result={result} questions={questions} />
    </MemoryRouter>,
  );

test('staff see whose quiz it is and how far, and can change no answer', async () => {
  const questions = [question('first', ['first-wood']), question('second', [])];
  const screen = await open(RESULT, questions);
  const heading = screen.getByRole('heading', { name: 'Noah Tremblay’s quiz' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByText('View only. Only the person who was invited can answer this quiz.'))
    .toBeVisible();
  await expect.element(screen.getByText('1 of 2 answered')).toBeVisible();
  await expect.element(screen.getByText('View only', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Wood first')).toBeChecked();
  const inputs = page.getByRole('radio').elements();
  expect(inputs.map((input) => input.matches(':disabled'))).toEqual([true, true, true, true]);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('staff read who invited the person and when, and find the way back', async () => {
  const screen = await open(RESULT);
  const owner = screen.getByText('Invited by Jonah Adler on May 3, 2026').element().parentElement;
  expect([...(owner?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Invited by Jonah Adler on May 3, 2026',
    'Started on May 4, 2026',
    'Aurum Scent Co.',
  ]);
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  const back = crumbs.getByRole('link', { name: 'Quiz History' });
  await expect.element(back).toHaveAttribute('href', '/results');
  await expect.element(crumbs.getByText('Noah Tremblay')).toBeVisible();
});

test('of an invite that is gone, its sender is named by their address', async () => {
  const owner = { salesperson: '', provider: '', inviteDate: null };
  const screen = await open({ ...RESULT, owner });
  await expect.element(screen.getByText('Invited by jonah.adler@aurum.example')).toBeVisible();
});
