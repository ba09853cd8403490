import { expect, test } from 'vitest';
import { isolatedWords } from './isolated-words.ts';

const NAME = 'נועה לוי';

type Sentence = (values: { name: string | number }) => string;
const words = isolatedWords<{ title: string; parts: Record<'withdrawn' | 'copyOf', Sentence> }>(
  {
    title: 'Invites',
    parts: { withdrawn: 'The invite for {name} is withdrawn.', copyOf: '{name} (copy)' },
  },
  'en',
);

test('a name from right to left stands apart in its sentence', () => {
  expect(words.parts.withdrawn({ name: NAME })).toBe(
    `The invite for \u2068${NAME}\u2069 is withdrawn.`,
  );
});

test('other names, numbers and texts without a name stay as they are', () => {
  expect(words.parts.withdrawn({ name: 'Noor Haddad' })).toBe(
    'The invite for Noor Haddad is withdrawn.',
  );
  expect(words.parts.withdrawn({ name: 12 })).toBe('The invite for 12 is withdrawn.');
  expect(words.title).toBe('Invites');
});

test('the name of a copy is stored, and holds no marks', () => {
  expect(words.parts.copyOf({ name: NAME })).toBe(`${NAME} (copy)`);
});
