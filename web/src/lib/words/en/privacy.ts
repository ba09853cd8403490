import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** What respondents read about their data, and the way to take it off a shared device. */
export const privacy = {
  notice: 'Privacy notice',
  keeps: 'What this device keeps',
  kept: [
    'After you have opened your quiz: a key to it, so that you can go on without your code, and your answers until they are saved.',
    'Your choice of language and of light or dark, and a few technical values that say nothing about you.',
    'For signed-in staff: the sign-in, and lists until they sign out.',
  ],
  keptEnd:
    'Nothing of it is used for advertising. “This is not my device”, below a quiz and its results, removes the key and the answers.',
  notMine: 'This is not my device',
  remove: {
    title: 'Remove your quiz from this device?',
    saved: 'Your answers are saved. To open your quiz again, you need your e-mail and invite code.',
    history: 'The link of your invite may still be in the history of this browser.',
    confirm: 'Remove from this device',
    cancel: 'Cancel',
    unsaved: (count: number) =>
      plural(count, `${count} answer is not saved yet.`, `${count} answers are not saved yet.`),
    waiting: 'Your results have not been saved yet.',
    lost: 'What is not saved is lost when you remove it now.',
    save: 'Save now',
    anyway: 'Remove without saving',
  },
};
