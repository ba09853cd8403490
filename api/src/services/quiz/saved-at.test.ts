import { expect, test } from 'vitest';
import { openServices } from '../../../../tests/support/services.ts';
import { addSmallCatalogue, questionWith } from '../../../../tests/support/small-catalogue.ts';
import type { Staff } from '../access/identify-caller.ts';

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
  const { services, pass, stop } = openServices({});
  await addSmallCatalogue(services);
  const answers = { day: ['calm', 'soft', 'warm'], night: ['bright', 'soft', 'warm'] };
  await services.questions.add('time', questionWith('When?', answers));
  await services.quizResults.startProject('quiz', SELLER, 'Spa');
  const save = async (id: string, selectedAnswers: string[]) => {
    pass(1);
    await services.quizResults.answer('quiz', [{ id, selectedAnswers }], false, () => undefined);
    const { savedAt } = await services.quizResults.read('quiz');
    return savedAt?.map((seconds) => seconds && Math.floor(seconds / 60));
  };
  expect(await save('mood', ['quiet'])).toEqual([1]);
  expect(await save('mood', ['loud'])).toEqual([1]);
  expect(await save('time', ['night'])).toEqual([1, 3]);
  expect(await save('time', [])).toEqual([1, 3]);
  expect(await save('time', ['day'])).toEqual([1, 3]);
  await stop();
});
