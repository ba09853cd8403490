import type { QuizQuestion } from '@vse/domain/records/quiz-results';
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

test('staff see whose quiz it is and how far, and can change no answer', async () => {
  const questions = [question('first', ['first-wood']), question('second', [])];
  const screen = await render(
    <QuizView result={{ generatedFor: 'Noah Tremblay' }} questions={questions} />,
  );
  const heading = screen.getByRole('heading', { name: /^The quiz of .*Noah Tremblay/ });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByText('View only. Only the person who was invited can answer this quiz.'))
    .toBeVisible();
  await expect.element(screen.getByText('1 of 2 answered')).toBeVisible();
  await expect.element(screen.getByLabelText('Wood first')).toBeChecked();
  const inputs = page.getByRole('radio').elements();
  expect(inputs.map((input) => input.matches(':disabled'))).toEqual([true, true, true, true]);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
