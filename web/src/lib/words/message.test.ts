import { expect, test } from 'vitest';
import { fill, type Values } from './message.ts';

const MARKED = (value: string) => `<${value}>`;
const said = (text: string, values: Values, language = 'en') =>
  fill(text, values, language, String, 'key');

test.each([
  ['en', ['days', 'day', 'days', 'days']],
  ['de', ['days', 'day', 'days', 'days']],
  ['es', ['days', 'day', 'days', 'days']],
  ['fr', ['day', 'day', 'day', 'days']],
] as const)('%s uses these forms for 0, 1, 1.5 and 2: %j', (language, forms) => {
  const days = '{count, plural, one {day} other {days}}';
  expect([0, 1, 1.5, 2].map((count) => said(days, { count }, language))).toEqual(forms);
});

test('a number of its own comes before the plural of the language', () => {
  const text = '{count, plural, =0 {nobody} =1 {Ana alone} one {# person} other {# people}}';
  expect([0, 1, 2].map((count) => said(text, { count }))).toEqual([
    'nobody',
    'Ana alone',
    '2 people',
  ]);
  expect([0, 1, 1.5].map((count) => said(text, { count }, 'fr'))).toEqual([
    'nobody',
    'Ana alone',
    '1,5 person',
  ]);
});

test('the sign of a plural is written as the language writes numbers, and a placeholder as it is given', () => {
  const text = '{count, plural, one {# of {count}} other {# of {count}}}';
  expect(said(text, { count: 1840 })).toBe('1,840 of 1840');
  expect(said(text, { count: 1840 }, 'de')).toBe('1.840 of 1840');
  expect(said('The code #{code}', { code: 7 })).toBe('The code #7');
});

test.each([
  ['sent', 'It is sent.'],
  ['lost', 'It is unknown (lost).'],
  ['constructor', 'It is unknown (constructor).'],
])('a choice for %j says %j', (state, text) => {
  expect(said('It is {state, select, sent {sent} other {unknown ({state})}}.', { state })).toBe(
    text,
  );
});

test('forms have placeholders and other forms in them, and the sign belongs to the nearest plural', () => {
  const text =
    '{sent, plural, other {{kind, select, mail {# mails of {name}} other {# others}}, {lost, plural, =0 {none lost} other {# lost}}}}';
  expect(said(text, { sent: 3, kind: 'mail', name: 'Ana', lost: 0 })).toBe(
    '3 mails of Ana, none lost',
  );
  expect(said(text, { sent: 3, kind: 'file', name: 'Ana', lost: 2 })).toBe('3 others, 2 lost');
});

test('an apostrophe is an apostrophe', () => {
  expect(said("{name} doesn't know ''{name}'s''", { name: "D'Arc" })).toBe(
    "D'Arc doesn't know ''D'Arc's''",
  );
});

test('a value with braces, signs or patterns is shown as it is', () => {
  const name = "{name} # $& $'";
  expect(said('{count, plural, other {# for {name}}}', { count: 1, name })).toBe(`1 for ${name}`);
});

test('a placeholder without a value stays', () => {
  expect(said('Hello {name}', {})).toBe('Hello {name}');
});

test('only what is shown is marked, not what chooses', () => {
  const text =
    '{kind, select, a {first of {name}} other {none}}, {count, plural, one {#} other {#}}';
  expect(fill(text, { kind: 'a', name: 'Ana', count: 2 }, 'en', MARKED, 'key')).toBe(
    'first of <Ana>, 2',
  );
});
