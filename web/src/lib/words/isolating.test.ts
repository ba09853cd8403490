import { expect, test } from 'vitest';
import { officeWords as german } from './de/office-words.ts';
import { officeWords as english } from './en/office-words.ts';
import { officeWords as spanish } from './es/office-words.ts';
import { officeWords as french } from './fr/office-words.ts';

const NAME = 'נועה לוי';
const APART = `\u2068${NAME}\u2069`;

test.each([
  ['English', english.invites.withdrawn, `The invite for ${APART} is withdrawn.`],
  ['German', german.users.deleteTitle, `${APART} löschen?`],
  ['Spanish', spanish.invites.invited, APART],
  ['French', french.dashboard.morning, APART],
])('in %s a name from right to left stands apart in its sentence', (_, sentence, expected) => {
  expect(sentence(NAME)).toContain(expected);
});

test('other names, numbers and sentences without a name stay as they are', () => {
  expect(english.invites.withdrawn('Noor Haddad')).toBe('The invite for Noor Haddad is withdrawn.');
  expect(english.parts.shownOf('3', '1,200')).toBe('3 of 1,200');
  expect(english.invites.title).toBe('Invites');
});

test('the name of a copy is stored, and holds no marks', () => {
  expect(english.questions.copyOf(NAME)).toBe(`${NAME} (copy)`);
});
