import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test('groups and lists stay, and a text is a function where it has a placeholder', () => {
  const words = readWords<{
    title: string;
    ratings: string[];
    invites: { left: (values: { count: number }) => string };
  }>(
    {
      title: 'Don’t stop',
      ratings: ['bad', 'good'],
      invites: { left: '{count, plural, one {# day} other {# days}} left' },
    },
    'en',
  );
  expect(words.title).toBe('Don’t stop');
  expect(words.ratings).toEqual(['bad', 'good']);
  expect([1, 2].map((count) => words.invites.left({ count }))).toEqual([
    '1 day left',
    '2 days left',
  ]);
});
