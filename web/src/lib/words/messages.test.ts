import { officeMessages } from '@vse/domain/messages/office';
import { respondentMessages } from '@vse/domain/messages/respondents';
import { said } from '@vse/domain/messages/said';
import { describe, expect, test } from 'vitest';
import { messages as germanOffice } from './office-words/de.json';
import { texts } from './office-words/de.ts';
import { messages as spanishOffice } from './office-words/es.json';
import { messages as frenchOffice } from './office-words/fr.json';
import { readOffice } from './office-words.ts';
import { messages as german } from './respondents/de.json';
import { messages as spanish } from './respondents/es.json';
import { messages as french } from './respondents/fr.json';
import { translate } from './words.ts';

const english: Readonly<Record<string, string>> = { ...respondentMessages, ...officeMessages };

describe.each<[string, Readonly<Record<string, string>>]>([
  ['Spanish', { ...spanish, ...spanishOffice }],
  ['French', { ...french, ...frenchOffice }],
  ['German', { ...german, ...germanOffice }],
])('%s', (_, messages) => {
  test('leaves no message in English', () => {
    const same = Object.entries(messages).filter(([code, words]) => words === english[code]);
    // This message only contains the directory's own text, whatever its language.
    expect(same.map(([code]) => code)).toEqual(['DIRECTORY_REFUSED']);
  });
});

test('a message is shown by its code, with its parameters', () => {
  expect(translate(german, said('FILL_OUT_ALL_FIELDS'))).toBe('Bitte füllen Sie alle Felder aus.');
  const { messages: ofOffice } = readOffice(texts, 'de');
  expect(translate(ofOffice, said('MAIL_SERVICE_ANSWERED', { status: '503' }))).toBe(
    'Der E-Mail-Dienst antwortete mit 503.',
  );
  expect(translate(ofOffice, said('FIELD_INVALID', { field: 'a&b=c' }))).toBe(
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
