import type { Question } from '@vse/domain/records/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn, TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { FluentRoot } from '../../../ui/kit/fluent-root.tsx';
import { SaveProblems } from '../../../ui/kit/save-problems.tsx';
import { useQuestions } from '../use-questions.ts';
import { useEditAnswer } from './use-answer-form.ts';
import { useKnownAdjectives } from './use-known-adjectives.ts';

const noon = (...ids: string[]) => ({
  ...{ id: 'noon', title: 'Noon', publishState: 'Draft' as const, type: 'Single Choice' as const },
  ...{ sortOrder: 1, heroImageUrl: '', adjectives: ids.map((id) => ({ id })) },
});
const LIGHT: Question = {
  ...{ id: 'light', questionText: 'Which light?', type: 'Single Choice', publishState: 'Draft' },
  ...{ sortOrder: 4, publishDate: '2026-11-01T10:00:00.000Z', etag: '7' },
  ...{ changedBy: 'Mara', changedDate: '2026-11-20T10:00:00.000Z' },
  answers: [noon('a1', 'a2', 'a3')],
};
const THEIRS = { ...LIGHT, etag: '8', answers: [noon('a1', 'a2', 'a3', 'a5')] };

beforeEach(() => keepStaffToken(TEST_TOKEN));
afterEach(() => {
  vi.restoreAllMocks();
  dropStaffToken();
});

function Edited() {
  const [answer] = LIGHT.answers;
  if (!answer) throw new Error('no answer');
  const adjectives = useKnownAdjectives();
  const questions = useQuestions();
  const form = useEditAnswer(answer, { question: LIGHT, questions, adjectives });
  const change = () => form.change({ adjectives: ['a1', 'a2', 'a3', 'a4'].map((id) => ({ id })) });
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <button type="button" onClick={form.begin}>
        Edit
      </button>
      <button type="button" onClick={change}>
        Change
      </button>
      <button type="submit">Save</button>
      <SaveProblems form={form} />
    </form>
  );
}

test('a conflict about an answer names its adjectives, not their ids', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /\/api\/(\w+)/.exec(String(url)) ?? [];
    if (name === 'vseUpdateQuestion') return Response.json({ status: 412 }, { status: 412 });
    if (name === 'vseListQuestions') return Response.json({ items: [THEIRS], orderEtag: '' });
    if (name === 'vseListAdjectives')
      return Response.json({
        items: [
          { id: 'a1', name: 'bright' },
          { id: 'a2', name: 'warm' },
          { id: 'a3', name: 'clean' },
          { id: 'a4', name: 'calm' },
          { id: 'a5', name: 'fresh' },
        ],
      });
    return Response.json({ functionKey: 'key', items: [] });
  });
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <FluentRoot>
        <Edited />
      </FluentRoot>
    </SignedIn>,
  );
  for (const name of ['Edit', 'Change', 'Save'])
    await page.getByRole('button', { name, exact: true }).click();
  const sides = page.getByRole('radiogroup', { name: 'Adjectives' }).getByRole('radio');
  await expect
    .poll(() =>
      sides.elements().map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    )
    .toEqual(['Yours: bright warm clean calm ', 'Theirs: bright warm clean fresh ']);
});
