import { expect, test } from 'vitest';
import { openContext } from '../../../../tests/support/context.ts';
import { addSmallCatalogue, questionWith } from '../../../../tests/support/small-catalogue.ts';
import type { Staff } from '../access/identify-caller.ts';
import { addQuestion } from '../catalogue/questions.ts';
import { answerQuiz } from './answer-quiz.ts';
import { startProject } from './begin-quiz.ts';
import { readResult } from './find-results.ts';

const SELLER: Staff = {
  kind: 'Salesperson',
  provider: { id: 'house', name: 'House' },
  email: 'jonah@house.example',
  name: 'Jonah',
  userId: 'jonah',
  logo: '',
  language: 'en',
  settings: null,
};

test('a result keeps when each question was first answered, whatever comes later', async () => {
  const { context, pass, stop } = openContext({});
  await addSmallCatalogue(context);
  const answers = { day: ['calm', 'soft', 'warm'], night: ['bright', 'soft', 'warm'] };
  await addQuestion(context, 'time', questionWith('When?', answers));
  await startProject(context, 'quiz', SELLER, 'Spa');
  const save = async (id: string, selectedAnswers: string[]) => {
    pass(1);
    await answerQuiz(context, 'quiz', [{ id, selectedAnswers }], false, () => undefined);
    const { savedAt } = await readResult(context, 'quiz');
    return savedAt?.map((seconds) => seconds && Math.floor(seconds / 60));
  };
  expect(await save('mood', ['quiet'])).toEqual([1]);
  expect(await save('mood', ['loud'])).toEqual([1]);
  expect(await save('time', ['night'])).toEqual([1, 3]);
  expect(await save('time', [])).toEqual([1, 3]);
  expect(await save('time', ['day'])).toEqual([1, 3]);
  await stop();
});
