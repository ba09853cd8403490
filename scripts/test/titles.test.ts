import { expect, test } from 'vitest';
import { riddlingTitles } from './titles.ts';

const riddlesIn = (text: string) => riddlingTitles('a.test.ts', text);

test.each([
  'who holds the link sees the page',
  'the limit does not stop who has the code',
  'is left to who is at it',
  'lets in whom the table lets in',
  'is refused to whoever asks',
  'a deleted quiz is told so',
  'tells so',
  'shows the own provider’s invites',
  'shows a Salesperson the own ones',
  'of somebody else cannot be read',
  'of someone else cannot be read',
  'is sent anew',
  'counts attempts in vain',
  'lets so many through',
  'is refused when it changed meanwhile',
])('the title "%s" is refused', (title) => {
  expect(riddlesIn(`test('${title}', () => {});`)).toHaveLength(1);
});

test.each([
  'a user who has left cannot sign in',
  'says who changed it last',
  'lists their own invites',
  'belongs to the person to whom it is given',
  'has its own logo',
  'reports the whole list',
])('the title "%s" is accepted', (title) => {
  expect(riddlesIn(`test('${title}', () => {});`)).toEqual([]);
});

test('titles are found in every form of a test or suite, with file and line', () => {
  const text = [
    "test('is sent anew', () => {});",
    "test.each([1, 2])('%s is sent anew', () => {});",
    'it.skipIf(true)(`is sent anew`, () => {});',
    "describe('anew', () => {",
    "  test.each`a`('is sent anew', { timeout: 1 }, async () => {});",
    '});',
  ].join('\n');
  expect(riddlesIn(text)).toEqual([
    'a.test.ts:1: "anew" in the title "is sent anew"',
    'a.test.ts:2: "anew" in the title "%s is sent anew"',
    'a.test.ts:3: "anew" in the title "is sent anew"',
    'a.test.ts:4: "anew" in the title "anew"',
    'a.test.ts:5: "anew" in the title "is sent anew"',
  ]);
});

test('texts that are no titles are not checked', () => {
  expect(
    riddlesIn("// anew\nconst anew = 'anew';\nsay('anew');\ntest('says so', () => say('anew'));"),
  ).toEqual([]);
});
