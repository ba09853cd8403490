import { getRecordHistory, getRecordState, updateQuestion } from '@vse/domain/contract/calls';
import type { Question } from '@vse/domain/records/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../lib/auth/tokens.ts';
import { notifications } from '../../lib/notifications.ts';
import { QuestionDetail } from './question-detail.tsx';

import { type Questions, useQuestions } from './use-questions.ts';

const answer = (id: string, title: string) => ({
  ...{ id, title, publishState: 'Published' as const, type: 'Single Choice' as const },
  ...{ sortOrder: 1, heroImageUrl: '', adjectives: [] },
});
const LIGHT: Question = {
  ...{ id: 'light', questionText: 'Which light?', type: 'Single Choice', publishState: 'Draft' },
  ...{ sortOrder: 4, publishDate: '2026-11-01T10:00:00.000Z', etag: '7' },
  ...{ changedBy: 'Ana', changedDate: '2026-11-20T10:00:00.000Z' },
  answers: [answer('noon', 'Noon')],
};
const FORMER: Question = {
  ...LIGHT,
  ...{ questionText: 'What light?', sortOrder: 9, etag: '' },
  answers: [answer('dawn', 'Dawn'), answer('noon', 'High noon')],
};
const state = { changedBy: 'Ana', differences: null };

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  notifications.set([]);
  dropStaffToken();
});

function Detail() {
  const questions: Questions = useQuestions();
  return <QuestionDetail question={LIGHT} questions={questions} />;
}

test('the answers of a former state are shown in the form, and saved in the place and under the ETag of now', async () => {
  const saved: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === updateQuestion.name) saved.push(JSON.parse(String(init?.body)));
    if (name === getRecordState.name) return Response.json({ question: FORMER });
    if (name === getRecordHistory.name)
      return Response.json({
        items: ['2026-11-20T10:00:00.000Z', '2026-11-01T10:00:00.000Z'].map((changedDate) => ({
          ...state,
          changedDate,
        })),
      });
    return Response.json({ functionKey: 'key', items: [], etag: '8', orderEtag: '' });
  });
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <Detail />
    </SignedIn>,
  );
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Restore the state of/ }).click();
  await expect.element(page.getByLabelText('Question', { exact: true })).toHaveValue('What light?');
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect.element(answers.getByText('Dawn')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    ...{ id: 'light', questionText: 'What light?', etag: '7' },
    answers: [
      { id: 'dawn', title: 'Dawn' },
      { id: 'noon', title: 'High noon' },
    ],
  });
  expect(saved[0]).not.toMatchObject({ sortOrder: 9 });
});
