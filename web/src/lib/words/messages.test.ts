import { contracts } from '@vse/domain/contracts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messages as german } from './de/messages.ts';
import { messages as spanish } from './es/messages.ts';
import { messages as french } from './fr/messages.ts';
import { translate } from './words.ts';

/** Their messages get their words together with their screens. */
const SCREENS_TO_COME = ['adjectives', 'fragrances', 'providers', 'publish-state', 'questions'];
/** What programs are told that send what no screen sends, and what is no message. */
const NO_SCREENS = [...SCREENS_TO_COME, 'http/input', 'mail', 'mail-templates', 'plain-words'];
const ON_NO_SCREEN = [
  'A group id is required.',
  'A member id is required.',
  'A question is there twice.',
  'The container is not known.',
  'The file name is not valid.',
  'The image was deleted.',
  'The image was uploaded.',
  'The member id is not valid.',
];

const files = import.meta.glob<string>(
  ['/{domain,api,web}/src/**/*.{ts,tsx}', '!/**/*.test.{ts,tsx}', '!/web/src/lib/words/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The sources without comments, and without some files. */
const sourceText = (leftOut: readonly string[] = []) =>
  Object.entries(files)
    .filter(([path]) => !leftOut.some((name) => path.endsWith(`/src/${name}.ts`)))
    .map(([, text]) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');

/** Places in a message, as the sources have them, and what fills them. */
const FILLED = {
  what: [...sourceText().matchAll(/notFound\('([^']+)'\)/g)].map(([, what = '']) => what),
  field: contracts
    .filter(({ record }) => ['invites', 'users', 'quizResults'].includes(record))
    .flatMap(({ contract: { input } }) => input.safeParse(overlong(input)).error?.issues ?? [])
    .flatMap(({ message }) => /^(.+) is too long\.$/.exec(message)?.[1] ?? []),
  statusCode: ['503'],
  // As the SDK calls the states of a mail that came to nothing.
  'result.status': ['Failed', 'Canceled'],
};

/** An input whose every text is longer than any limit. */
function overlong(schema: unknown): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, overlong(field)]),
    );
  if (schema instanceof z.ZodArray) return [overlong(schema.element)];
  if (schema instanceof z.ZodOptional) return overlong(schema.unwrap());
  return 'x'.repeat(10_000);
}

/** What the sources say in whole, with the places filled. */
const literalsIn = (text: string) =>
  [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].flatMap(([, , literal = '']) => {
    const place = /\$\{([\w.]+)\}/.exec(literal)?.[1];
    const values = Object.entries(FILLED).find(([name]) => name === place)?.[1];
    return values?.map((value) => literal.replace(`\${${place}}`, value)) ?? [literal];
  });

const said = literalsIn(sourceText(NO_SCREENS)).filter(
  (literal) => /^[A-Z].* .*[.!]$/.test(literal) && !ON_NO_SCREEN.includes(literal),
);
const everyLiteral = new Set(literalsIn(sourceText()));

test('the messages are found, those with a place in them too', () => {
  expect(said).toEqual(
    expect.arrayContaining([
      'Please sign in.',
      "We're sorry, we were unable to find your invitation.",
      'The user was not found.',
      'Name is too long.',
      'The e-mail service answered 503.',
    ]),
  );
});

describe.each<[string, Record<string, string>]>([
  ['Spanish', spanish],
  ['French', french],
  ['German', german],
])('%s', (_, messages) => {
  test('has words for every message that a screen can show', () => {
    const unknown = said.filter((message) => translate(messages, message) === message);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('has none for what nobody says', () => {
    const dead = Object.keys(messages).filter(
      (message) => !message.includes('#') && !everyLiteral.has(message),
    );
    expect(dead).toEqual([]);
  });

  test('leaves none empty', () => {
    expect(Object.entries(messages).filter(([, words]) => !words)).toEqual([]);
  });
});

test('a number in a message stays what it is', () => {
  expect(translate(german, 'All fields are required. Error code: 53808')).toBe(
    'Alle Felder müssen ausgefüllt sein. Fehlercode: 53808',
  );
  expect(translate(german, 'The e-mail service answered 503.')).toBe(
    'Der E-Mail-Dienst antwortete mit 503.',
  );
  expect(translate(german, 'Quota of 5 exceeded')).toBe('Quota of 5 exceeded');
});
