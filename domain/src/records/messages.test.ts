import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { messages } from '../messages.ts';
import { createAdjective, updateAdjective } from './adjectives.ts';
import { createFragrance, updateFragrance } from './fragrances.ts';
import { createInvite, redeemInvite } from './invites.ts';
import { createProvider, updateProvider } from './providers.ts';
import { createQuestion, updateQuestion } from './questions.ts';
import { createQuizResult } from './quiz-results.ts';
import { createUserSetting } from './users.ts';

const sentences: Readonly<Record<string, string>> = messages;

const messagesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => sentences[message]);

const FRAGRANCE = [
  'Fragrance Name is required.',
  'Fragrance Sku is required.',
  'Fragrance Short Description is required.',
  'Fragrance Long Description is required.',
  'Fragrance Family is required.',
  'Fragrance Collection is required.',
  'Publish State is required.',
];
const fragrance = {
  name: 'Salt Line',
  sku: 'SL-0330',
  shortDescription: 'Sea air.',
  longDescription: 'Sea air over warm stone.',
  family: 'Watery',
  collection: 'Core',
  publishState: 'Draft',
};
const question = { type: 'Photo + Text', publishState: 'Draft', questionText: 'Where?' };
const photo = { title: 'Sea', publishState: 'Draft', heroImageUrl: 'abcd' };
const EMPTY_ANSWER = { title: '', publishState: 'Draft', heroImageUrl: 'vse-file-upload/a.png' };

describe("the specification's messages, word for word and in order", () => {
  test.each([
    ['adjective, add', createAdjective.input, {}, ['Adjective name required.']],
    ['adjective, edit', updateAdjective.input, { id: 'a', name: ' ' }, ['Adjective is required.']],
    ['fragrance, add', createFragrance.input, {}, FRAGRANCE],
    ['fragrance, edit', updateFragrance.input, {}, ['Fragrance Id is required.', ...FRAGRANCE]],
    [
      'fragrance, enforced',
      createFragrance.input,
      { ...fragrance, isEnforceAdjectivesAndColors: true, isEnforceUploads: true },
      [
        'Fragrance Hero Image is required.',
        'Fragrance One Sheet PDF is required.',
        'Fragrance One Sheet PDF Filename is required.',
        'At least 3 Fragrance Colors are required.',
        'At least one Fragrance Adjective is required.',
      ],
    ],
    [
      'fragrance, enforced, with another field missing',
      createFragrance.input,
      { ...fragrance, family: '', isEnforceAdjectivesAndColors: true, isEnforceUploads: true },
      [
        'Fragrance Family is required.',
        'Fragrance Hero Image is required.',
        'Fragrance One Sheet PDF is required.',
        'Fragrance One Sheet PDF Filename is required.',
        'At least 3 Fragrance Colors are required.',
        'At least one Fragrance Adjective is required.',
      ],
    ],
    [
      'provider, add',
      createProvider.input,
      { fragrances: [] },
      ['Provider name is required.', 'At least 1 Fragrance(s) is required.'],
    ],
    [
      'provider, edit',
      updateProvider.input,
      { id: '', name: '', fragrances: [] },
      [
        'Fragrance Id is required.',
        'Fragrance Name is required.',
        'At least 1 Fragrances is required.',
      ],
    ],
    [
      'question, add',
      createQuestion.input,
      {},
      [
        'There was a problem saving the answer.',
        'Publish State is required.',
        'Question Text is required.',
      ],
    ],
    [
      'question, edit',
      updateQuestion.input,
      { ...question, id: 'q', questionText: '' },
      ['Question Text is required.'],
    ],
    [
      'question, gone',
      updateQuestion.input,
      question,
      ['There was a problem saving the question.'],
    ],
    [
      'photo answer without picture',
      createQuestion.input,
      { ...question, answers: [photo] },
      ['A Hero Image is required.'],
    ],
    [
      'photo answer without picture, with another field missing',
      createQuestion.input,
      { ...question, publishState: '', answers: [photo] },
      ['Publish State is required.', 'A Hero Image is required.'],
    ],
    [
      'answer without title',
      createQuestion.input,
      { ...question, answers: [EMPTY_ANSWER] },
      ['An answer title is required.'],
    ],
    [
      'redeem, empty',
      redeemInvite.input,
      { email: '', code: 'ABCDEF' },
      ['Please fill out all fields.'],
    ],
    [
      'redeem, short code',
      redeemInvite.input,
      { email: 'a@b.c', code: 'ABCDE' },
      ['Please fill out all fields.'],
    ],
    [
      'invite',
      createInvite.input,
      { email: 'a', provider: 'ab', salesperson: '', code: 'ABC' },
      [
        'Name is required.',
        'Email is required.',
        'Provider is required.',
        'Salesperson is required.',
        'Code is required.',
      ],
    ],
    ...['aaaaaa', 'A1A1A1', 'ABCDEF', '123456', 'QWERT1'].map(
      (code) =>
        [
          `invite with the code ${code}`,
          createInvite.input,
          { name: 'Ana', email: 'ana@example.com', provider: 'abc', salesperson: 'a@b.c', code },
          [
            'Code is too easy to guess. Please mix letters and digits, with at least four different characters and no sequences such as ABC or 123.',
          ],
        ] as const,
    ),
    [
      'project without a name',
      createQuizResult.input,
      { project: { name: ' ', salesperson: 'a@b.c' } },
      ['All fields are required. Error code: 53809'],
    ],
    ['project missing', createQuizResult.input, {}, ['All fields are required. Error code: 53808']],
    [
      'project without a salesperson',
      createQuizResult.input,
      { project: { name: 'Lobby' } },
      ['All fields are required. Error code: 53807'],
    ],
    [
      'user, add',
      createUserSetting.input,
      { role: '0' },
      [
        'First Name is required.',
        'Last Name is required.',
        'Email is required.',
        'Provider is required.',
        'Select a valid role.',
      ],
    ],
  ] as const)('%s', (_, schema, input, expected) => {
    expect(messagesOf(schema, input)).toEqual(expected);
  });

  test('a fragrance with everything it needs is taken, with its defaults', () => {
    expect(createFragrance.input.parse(fragrance)).toMatchObject({
      isOdorNeutralizer: false,
      isEnforceUploads: false,
      adjectives: [],
      colors: [],
    });
  });

  test("'Exclusive Choice' is taken and kept as Single Choice", () => {
    const parsed = createQuestion.input.parse({ ...question, type: 'Exclusive Choice' });
    expect(parsed).toMatchObject({ type: 'Single Choice' });
  });
});
