import { contracts } from '@vse/domain/contracts';
import { expect, test } from 'vitest';
import { messages as german } from './de/messages.ts';
import { messages as spanish } from './es/messages.ts';
import { messages as french } from './fr/messages.ts';

const languages = { spanish, french, german };

/** What the empty form of each endpoint that staff and respondents fill in now is answered. */
const FORMS = [
  'vseRedeemInvite',
  'vseCreateInvite',
  'vseCreateUserSetting',
  'vseUpdateUserSetting',
  'vseCreateQuizResult',
];
const answered = contracts
  .filter(({ contract }) => FORMS.includes(contract.name))
  .flatMap(({ contract }) => contract.input.safeParse({ id: 'a', project: {} }).error?.issues ?? [])
  .map(({ message }) => message);

test('the forms have messages', () => {
  expect(answered.length).toBeGreaterThan(10);
});

test.each(Object.entries(languages))('each of them has its %s words', (_, messages) => {
  const known: Record<string, string> = messages;
  expect([...new Set(answered)].filter((message) => !known[message])).toEqual([]);
});

test.each(Object.entries(languages))('no %s words are left empty or English', (_, messages) => {
  const wrong = Object.entries(messages).filter(([english, said]) => !said || said === english);
  expect(wrong).toEqual([]);
});
