import { said } from '@vse/domain/messages/said';
import { describe, expect, test } from 'vitest';
import { messages as german } from './de/messages.ts';
import { officeMessages as germanOffice } from './de/office-messages.ts';
import { officeWords as english } from './en/office-words.ts';
import { words } from './en/words.ts';
import { messages as spanish } from './es/messages.ts';
import { officeMessages as spanishOffice } from './es/office-messages.ts';
import { messages as french } from './fr/messages.ts';
import { officeMessages as frenchOffice } from './fr/office-messages.ts';
import { translate } from './words.ts';

const englishMessages: Readonly<Record<string, string>> = {
  ...words.messages,
  ...english.messages,
};

describe.each<[string, Readonly<Record<string, string>>]>([
  ['Spanish', { ...spanish, ...spanishOffice }],
  ['French', { ...french, ...frenchOffice }],
  ['German', { ...german, ...germanOffice }],
])('%s', (_, messages) => {
  test('leaves no message empty or in English', () => {
    const same = Object.entries(messages).filter(
      ([code, words]) => !words || words === englishMessages[code],
    );
    // This message only contains the directory's own text, whatever its language.
    expect(same.map(([code]) => code)).toEqual(['DIRECTORY_REFUSED']);
  });

  test('has the placeholders of the English sentence in each message', () => {
    const places = (words = '') => words.match(/\{\w+\}/g)?.sort() ?? [];
    for (const [code, words] of Object.entries(messages))
      expect(places(words), code).toEqual(places(englishMessages[code]));
  });
});

test('a message is shown by its code, with its parameters', () => {
  expect(translate(german, said('FILL_OUT_ALL_FIELDS'))).toBe('Bitte füllen Sie alle Felder aus.');
  expect(translate(germanOffice, said('MAIL_SERVICE_ANSWERED', { status: '503' }))).toBe(
    'Der E-Mail-Dienst antwortete mit 503.',
  );
  expect(translate(germanOffice, said('FIELD_INVALID', { field: 'a&b=c' }))).toBe(
    'Das Feld a&b=c ist ungültig.',
  );
});

test.each(['Quota of 5 exceeded', 'constructor', 'NO_SUCH_CODE', 'NO_SUCH?a=b', ''])(
  'other text is shown unchanged: %j',
  (text) => {
    expect(translate(german, text)).toBe(text);
  },
);

test.each([
  ['French', { ...french, ...frenchOffice }, /fragrance|SKU/],
  ['German', { ...german, ...germanOffice }, /Parfüm|SKU/],
])('%s messages call things what the screens call them', (_, messages, other) => {
  expect(Object.values(messages).filter((text) => other.test(text))).toEqual([]);
});
