import { NewAdjective } from '@vse/domain/records/adjectives';
import { NewQuestion } from '@vse/domain/records/questions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { runRegular } from '../../../../tests/support/jobs.ts';
import { publishJob } from '../../jobs/publish.ts';
import type { QuestionDoc } from '../../store/document-types.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { versionContent } from '../published/build-version.ts';
import { adjectiveKind } from './adjectives.ts';
import { addRecord } from './catalogue.ts';
import { addQuestion, listQuestions, updateQuestion } from './questions.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const CHANGE = { changedBy: '', changedDate: '2026-01-05T09:00:00.000Z' };
/** Three bytes each in UTF-8. */
const long = (length: number) => '香'.repeat(length);
const wideId = (number: number) => `${number}`.padStart(64, 'i');
const numbers = (length: number, from = 0) => Array.from({ length }, (_, at) => at + from);

const largestAnswer = (from: number, adjectives = 25) => ({
  id: wideId(from),
  title: long(200),
  publishState: 'Published',
  heroImageUrl: `vse-file-upload/${'p'.repeat(179)}.webp`,
  adjectives: numbers(adjectives, from).map((at) => ({ id: wideId(at % 500) })),
});
const largestQuestion = (from: number, answers = 20) => ({
  type: 'Multiple Choice',
  publishState: 'Published',
  // Six bytes each in JSON.
  questionText: '\u0001'.repeat(200),
  answers: numbers(answers).map((at) => largestAnswer(from + at * 25)),
});

describe('what a question is made of', () => {
  test('leaves room for 20 questions as large as can be, with 500 adjectives', () => {
    const questions = numbers(20).map((at): QuestionDoc => {
      const input = NewQuestion.parse(largestQuestion(at * 500));
      const answers = input.answers.map(
        ({ copyOf: _, type: _type, sortOrder: _at, ...answer }) => ({
          ...answer,
          id: answer.id ?? '',
        }),
      );
      const { type, publishState, questionText } = input;
      const texts = { type, publishState, questionText };
      return { id: wideId(at), ...texts, publishDate: '', answers, ...CHANGE };
    });
    const { name } = NewAdjective.parse({ name: long(100) });
    const names = new Map(numbers(500).map((at) => [wideId(at), name]));
    const content = versionContent(questions, names);
    expect([content.questions.length, Object.keys(content.adjectives).length]).toEqual([20, 500]);
    // Of 1,500,000.
    expect(Buffer.byteLength(JSON.stringify(content))).toBe(1_329_610);
  });

  test.each([
    ['an adjective', NewAdjective, { name: long(101) }, 'ADJECTIVE_TOO_LONG'],
    ['a question', NewQuestion, largestQuestion(0, 21), 'TOO_MANY_ANSWERS'],
    [
      'an answer',
      NewQuestion,
      { ...largestQuestion(0, 1), answers: [largestAnswer(0, 26)] },
      'TOO_MANY_ANSWER_ADJECTIVES',
    ],
  ])('has a limit: %s', (_, schema, input, message) => {
    const { error } = schema.safeParse(input);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

test('An adjective that an answer has twice counts once', () => {
  const answer = largestAnswer(0, 25);
  const adjectives = [...answer.adjectives, ...answer.adjectives];
  const input = { ...largestQuestion(0, 1), answers: [{ ...answer, adjectives }] };
  expect(NewQuestion.safeParse(input).success).toBe(true);
});

describe('a question for a full quiz', () => {
  const asked = (id: string, title = 'Sea'): QuestionDoc => ({
    ...{ id, type: 'Single Choice', publishState: 'Published', questionText: id },
    publishDate: CHANGE.changedDate,
    answers: [
      { id: `${id}-a`, title, publishState: 'Published', heroImageUrl: '', adjectives: [] },
    ],
    ...CHANGE,
  });
  const ADJECTIVES = ['calm', 'dry', 'warm'].map((id) => ({ id }));
  const input = (publishState: 'Published' | 'Draft') => ({
    ...{ type: 'Single Choice' as const, questionText: 'One more?', publishState },
    answers: [
      {
        title: 'Sun',
        publishState: 'Published' as const,
        heroImageUrl: '',
        adjectives: ADJECTIVES,
      },
    ],
  });
  const texts = async () =>
    (await listQuestions(opened.context)).items.map(({ questionText }) => questionText);

  beforeEach(async () => {
    for (const { id } of ADJECTIVES)
      await addRecord(opened.context, adjectiveKind, id, { name: id });
  });

  test('is published beside a hundred others', async () => {
    const records = recordsOf(opened.store);
    for (const at of numbers(100)) await records.questions.create(asked(`q${at}`));
    await addQuestion(opened.context, 'last', input('Published'));
    expect(await texts()).toHaveLength(101);
  });

  test('is refused when its adjectives could not be renamed any more, and saved as a draft', async () => {
    const records = recordsOf(opened.store);
    // With three adjectives of up to 300 bytes it would not fit.
    await records.questions.create(asked('first', long(499_500)));

    await expect(addQuestion(opened.context, 'second', input('Published'))).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'QUIZ_TOO_LARGE' }],
    });
    await addQuestion(opened.context, 'second', input('Draft'));
  });

  test('is refused when both do not fit into one document, and changes nothing', async () => {
    const records = recordsOf(opened.store);
    await records.questions.create(asked('first', long(450_000)));

    await addQuestion(opened.context, 'second', input('Draft'));
    const {
      answers: [answer],
    } = input('Published');
    const titled = (length: number) => ({
      ...input('Published'),
      answers: [
        {
          ...answer,
          adjectives: ADJECTIVES,
          title: long(length),
          publishState: 'Published' as const,
          heroImageUrl: '',
        },
      ],
    });
    const publish = updateQuestion(opened.context, 'second', undefined, titled(50_000));
    await expect(publish).rejects.toMatchObject({
      status: 400,
      issues: [{ code: 'QUIZ_TOO_LARGE' }],
    });
    expect((await listQuestions(opened.context)).items[0]).toMatchObject({ publishState: 'Draft' });
    expect(await runRegular(opened.context, publishJob)).not.toHaveProperty('settled', 1);
    await updateQuestion(opened.context, 'second', undefined, titled(40_000));
  });
});
