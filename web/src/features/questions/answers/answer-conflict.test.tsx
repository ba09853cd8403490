import type { Question } from '@vse/domain/records/questions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_TOKEN } from '../../../lib/auth/test-session.tsx';
import { dropStaffToken, keepStaffToken } from '../../../lib/auth/tokens.ts';
import { ChangedForm, saveChanged, sidesOf } from '../../../ui/kit/conflict/test-conflict.tsx';
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
  return <ChangedForm form={form} onChange={change} />;
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
  await saveChanged(<Edited />);
  await expect
    .poll(() => sidesOf('Adjectives'))
    .toEqual(['Yours: bright warm clean calm ', 'Theirs: bright warm clean fresh ']);
});
