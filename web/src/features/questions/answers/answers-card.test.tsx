import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { useQuestions } from '../use-questions.ts';
import { AnswersCard, useAnswerOrder } from './answers-card.tsx';
import { answer, question } from './sample-question.ts';

const NAMES = [
  ...['modern', 'bold', 'confident', 'golden', 'mysterious', 'nostalgic', 'sparkling'],
  ...['timeless', 'velvety', 'resinous', 'playful', 'honeyed'],
];
const DUSK = question([answer('dusk', { adjectives: NAMES.map((id) => ({ id })) })]);

beforeEach(() => {
  keepStaffToken(TEST_TOKEN);
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    Response.json({
      functionKey: 'key',
      items: String(url).includes('vseListAdjectives')
        ? NAMES.map((name) => ({ id: name, name }))
        : [],
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

const Answers = () => <AnswersCard question={DUSK} order={useAnswerOrder(DUSK, useQuestions())} />;

test.each([
  [360, 200],
  [768, 70],
  [1024, 70],
])('at %i px the adjectives of an answer stand in full, in a row of %i px', async (width, most) => {
  await page.viewport(width, 800);
  await render(
    <MemoryRouter>
      <Answers />
    </MemoryRouter>,
  );
  const words = page.getByText(NAMES.join(', '));
  await expect.element(words).toBeVisible();
  const row = page.getByRole('row').last().element();
  expect(row.textContent).toContain('12modern, bold');
  expect(row.getBoundingClientRect().height).toBeLessThan(most);
  const card = row.closest('section');
  expect(card?.scrollWidth).toBe(card?.clientWidth);
  const value = words.element().parentElement?.parentElement;
  expect(value?.scrollWidth).toBe(value?.clientWidth);
});
