import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { contracts } from '../contract/contracts.ts';
import { fallbackMessage } from '../contract/fallback-message.ts';
import { filled, heard } from '../messages/said.ts';
import { messages } from '../messages.ts';

const inputs = contracts.map(({ contract }) => [contract.name, contract.input] as const);

const codesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: fallbackMessage }).error?.issues.map(({ message }) => message) ??
  [];

const sentences: Readonly<Record<string, string>> = messages;
const messagesOf = (schema: z.ZodType, input: unknown) =>
  codesOf(schema, input).map((text) => {
    const { code, params } = heard(text);
    return filled(sentences[code] ?? 'no message', params);
  });

const keysOf = (schema: z.ZodType) =>
  'shape' in schema ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];

/** A value with each text that a schema takes far too long; objects within objects too. */
const tooLong = (schema: z.ZodType): unknown =>
  'shape' in schema
    ? Object.fromEntries(keysOf(schema).map(([key, field]) => [key, tooLong(field)]))
    : 'x'.repeat(5000);

const ROW = { name: 'Ana', email: 'ana@a.example' };
const BY = { provider: 'aurum', salesperson: 'ben@a.example' };
const GUEST = { ...ROW, ...BY, code: 'AKCDX7' };
const LIST = { ...BY, requestId: 'the-only-list' };

describe('a refused input', () => {
  test.each(inputs)('of %s has one of our codes, never the library’s text', (_, schema) => {
    const fields = Object.fromEntries(
      keysOf(schema).map(([key]) => [key, fc.jsonValue({ maxDepth: 2 })]),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.jsonValue({ maxDepth: 2 })),
        (input) => {
          for (const code of codesOf(schema, input))
            expect(Object.keys(messages)).toContain(heard(code).code);
        },
      ),
      { numRuns: 50 },
    );
  });

  test.each(inputs)('by %s for its length is named', (_, schema) => {
    for (const message of messagesOf(schema, tooLong(schema)).filter((each) => /long/.test(each)))
      expect(message).toMatch(/^(The field [A-Za-z.]+|[A-Z][A-Za-z -]*) is too long\.$/);
  });

  test.each([
    ['vseCreateAdjective', { name: 'x'.repeat(201) }, ['Adjective is too long.']],
    [
      'vseCreateQuizResult',
      { project: { name: 'x'.repeat(201), salesperson: 'a@b.example' } },
      ['Project name is too long.'],
    ],
    ['vseListInvites', { find: 'x'.repeat(201) }, ['The field find is too long.']],
    ['vseListInvites', { limit: '1000' }, ['The field limit is too large.']],
    ['vseCreateAdjective', null, ['The request is not valid.']],
    [
      'vseCreateUserLanguageHistory',
      { userId: 'a', language: 'English' },
      ['The field language is not valid.'],
    ],
    ['vseCreateUserLanguageHistory', { userId: 'a' }, ['The field language is missing.']],
    ['vseFileUpload', { filename: '../a.png' }, ['The file name is not valid.']],
    ['vseFileUpload', { filename: '..\\a.png' }, ['The file name is not valid.']],
    [
      'vseFileUpload',
      { filename: 'a.png', container: 'vse-logos' },
      ['The container is not known.'],
    ],
    ['vseFileUpload', { filename: 'a.png', container: '../x' }, ['The container is not known.']],
    [
      'vseCreateInvite',
      { ...GUEST, code: 'ABCDEF' },
      [
        'Code is too easy to guess. Please mix letters and digits, with at least four different characters and no sequences such as ABC or 123.',
      ],
    ],
    ['vseCreateInvite', { ...GUEST, name: '\u2800' }, ['Please remove the invisible characters.']],
    [
      'vseCreateInvites',
      { ...LIST, rows: [{ ...ROW, name: 'evil.example' }] },
      ['A name cannot contain a web address or a slash. Please put a space after each dot.'],
    ],
    [
      'vseCreateInvites',
      { ...LIST, rows: [{ ...ROW, name: '\u2800' }] },
      ['Please remove the invisible characters.'],
    ],
  ])('%s with %j: %j', (name, input, expected) => {
    const found = inputs.find(([each]) => each === name);
    expect(found && messagesOf(found[1], input)).toEqual(expected);
  });
});
