import { expect, test } from 'vitest';
import { resultsMail } from './results-mail.ts';

test('the mail of results has no line for a privacy notice where there is none', () => {
  const { plainText } = resultsMail({
    ...{ language: 'en', name: 'Ana', provider: 'Aurum', fragrances: ['Salt Line'], match: 80 },
    ...{ permalinkUrl: 'https://vse.example/results/r', notice: '' },
  });
  expect(plainText.split('\n\n').at(-1)).toBe(
    'You asked for this e-mail on the page of your results from Aurum. The link shows them to everyone who has it.',
  );
});
