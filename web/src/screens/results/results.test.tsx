import type { QuizResult } from '@vse/domain/records/quiz-results';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { Results } from './results.tsx';

const RESULT: QuizResult = {
  id: 'r1',
  permalinkUrl: 'https://vse.example/results/r1',
  quizStartDate: '2026-05-01T08:00:00.000Z',
  quizCompleteDate: '2026-05-01T08:10:00.000Z',
  isQuizStarted: true,
  isQuizCompleted: true,
  generatedFor: 'Ana',
  generatedBy: 'Ines',
  questions: [],
  recommendedFragrances: [],
  isMine: false,
};

test.each([
  ['Admin', 1],
  // After the Admin's, whose tools are loaded by then.
  ['Manager', 0],
  ['Salesperson', 0],
] as const)('as %s there are %i tools of the Admin', async (kind, count) => {
  keepStaffToken(TEST_TOKEN);
  const screen = await render(
    <SignedIn session={{ kind }}>
      <Results result={RESULT} />
    </SignedIn>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const tools = screen.getByText('Admin Tools');
  await expect.poll(() => tools.elements().length).toBe(count);
  dropStaffToken();
});
