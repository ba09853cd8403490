import { describe, expect, test } from 'vitest';
import {
  agreementOf,
  breakingChanges,
  type Description,
  type Operation,
  type Schema,
} from './openapi-diff.ts';

const text = { type: 'string' };
const object = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});

type Change = Partial<Operation> & { input?: Schema; output?: Schema };

/** One call `vseSend`, by POST or as given. */
function described({ input = object({}), output = object({}), ...rest }: Change = {}): Operation {
  return {
    operationId: 'vseSend',
    'x-access': { Admin: 'all', Manager: 'ownProvider' },
    security: [{ functionKey: [], token: [] }],
    requestBody: { content: { 'application/json': { schema: input } } },
    responses: { 200: { content: { 'application/json': { schema: output } } } },
    ...rest,
  };
}

const api = (paths: Description['paths'], Problem: Schema = object({ status: text })) =>
  agreementOf({ paths, components: { schemas: { Problem } } });
const post = (change?: Change) => api({ '/vseSend': { post: described(change) } });

/** The changes between two states of one call. */
const between = (agreed: Change, next: Change) => breakingChanges(post(agreed), post(next));
const inputs = (agreed: Schema, next: Schema) =>
  between({ input: object({ a: agreed }) }, { input: object({ a: next }) });
const outputs = (agreed: Schema, next: Schema) =>
  between({ output: object({ a: agreed }) }, { output: object({ a: next }) });

describe('a call', () => {
  test('may be added', () => {
    expect(breakingChanges(api({}), post())).toEqual([]);
  });

  test('that is removed is a change', () => {
    expect(breakingChanges(post(), api({}))).toEqual(['vseSend: removed']);
  });

  test('with another method or path is a change', () => {
    const next = api({ '/send': { delete: described() } });
    expect(breakingChanges(post(), next)).toEqual([
      'vseSend: method post to delete',
      'vseSend: route /vseSend to /send',
    ]);
  });

  test('that asks for a function key is a change, and one that no longer does is none', () => {
    const keyless = { security: [{}, { token: [] }] };
    expect(between(keyless, {})).toEqual(['vseSend: function key required']);
    expect(between({}, keyless)).toEqual([]);
  });

  test('that a caller may use less is a change for that caller', () => {
    const less = { 'x-access': { Admin: 'ownProvider' } };
    expect(between({}, less)).toEqual([
      'vseSend: Admin all to ownProvider',
      'vseSend: Manager ownProvider to none',
    ]);
    expect(between(less, {})).toEqual([]);
  });
});

describe('an input', () => {
  test('may get an optional field, and a required field may become optional', () => {
    const next = object({ a: text, b: text }, []);
    expect(between({ input: object({ a: text }) }, { input: next })).toEqual([]);
  });

  test('with a new required field, or one that was optional, is a change', () => {
    const next = object({ a: text, b: text });
    const changes = ['vseSend input.a: required', 'vseSend input.b: required'];
    expect(between({ input: object({ a: text }, []) }, { input: next })).toEqual(changes);
  });

  test('that loses a field is a change', () => {
    expect(between({ input: object({ a: text }, []) }, { input: object({}) })).toEqual([
      'vseSend input.a: removed',
    ]);
  });

  test('of a query is compared as a body is', () => {
    const parameters = [{ name: 'a', required: false, schema: { ...text, maxLength: 9 } }];
    const next = [{ name: 'a', required: true, schema: { ...text, maxLength: 8 } }];
    expect(between({ parameters }, { parameters: next })).toEqual([
      'vseSend input.a: required',
      'vseSend input.a: narrower maxLength',
    ]);
  });

  const narrower: [string, Schema, Schema][] = [
    ['type', { type: 'number' }, { type: 'integer' }],
    ['type', { anyOf: [text, { type: 'null' }] }, text],
    ['type', { type: ['string', 'null'] }, text],
    ['values', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['values', { enum: ['a', 'b'] }, { const: 'a' }],
    ['values', text, { ...text, enum: ['a'] }],
    ['pattern', text, { ...text, pattern: '^a' }],
    ['format', text, { ...text, format: 'email' }],
    ['minLength', { ...text, minLength: 1 }, { ...text, minLength: 2 }],
    ['maxLength', text, { ...text, maxLength: 9 }],
    ['minItems', { type: 'array' }, { type: 'array', minItems: 1 }],
    ['maxItems', { type: 'array', maxItems: 9 }, { type: 'array', maxItems: 8 }],
    ['minimum', { type: 'number', minimum: 1 }, { type: 'number', minimum: 2 }],
    ['maximum', { type: 'number', maximum: 2 }, { type: 'number', maximum: 1 }],
    ['additionalProperties', { type: 'object' }, { type: 'object', additionalProperties: false }],
  ];

  test.each(narrower)('that is narrower in its %s is a change', (what, agreed, next) => {
    expect(inputs(agreed, next)).toEqual([`vseSend input.a: narrower ${what}`]);
    expect(inputs(next, agreed)).toEqual([]);
    expect(inputs(agreed, agreed)).toEqual([]);
  });

  test('is compared inside lists and records', () => {
    const list = (maxLength: number): Schema => ({
      type: 'array',
      items: object({ b: { ...text, maxLength } }),
    });
    const record = (maxLength: number): Schema => ({
      type: 'object',
      propertyNames: { ...text, maxLength },
      additionalProperties: { ...text, maxLength },
    });
    expect(inputs(list(9), list(8))).toEqual(['vseSend input.a[].b: narrower maxLength']);
    expect(inputs(record(9), record(8))).toEqual([
      'vseSend input.a{key}: narrower maxLength',
      'vseSend input.a{}: narrower maxLength',
    ]);
  });
});

describe('an output', () => {
  test('may get a field, and an optional field may become certain', () => {
    const next = object({ a: text, b: text });
    expect(between({ output: object({ a: text }, []) }, { output: next })).toEqual([]);
  });

  test('that loses a field is a change, also in the items of a list that may be null', () => {
    const list = (item: Schema): Schema => ({
      anyOf: [{ type: 'array', items: item }, { type: 'null' }],
    });
    expect(outputs(list(object({ b: text })), list(object({})))).toEqual([
      'vseSend output.a[].b: removed',
    ]);
  });

  test('with a field that may be missing now is a change', () => {
    expect(between({ output: object({ a: text }) }, { output: object({ a: text }, []) })).toEqual([
      'vseSend output.a: optional',
    ]);
  });

  const wider: [string, Schema, Schema][] = [
    ['type', text, { anyOf: [text, { type: 'null' }] }],
    ['type', text, { type: ['string', 'null'] }],
    ['type', { type: 'integer' }, { type: 'number' }],
    ['values', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['values', { ...text, enum: ['a'] }, text],
    ['pattern', { ...text, pattern: '^a' }, text],
    ['format', { ...text, format: 'date-time' }, text],
    ['maximum', { type: 'number', maximum: 1 }, { type: 'number', maximum: 2 }],
  ];

  test.each(wider)('that is wider in its %s is a change', (what, agreed, next) => {
    expect(outputs(agreed, next)).toEqual([`vseSend output.a: wider ${what}`]);
    expect(outputs(next, agreed)).toEqual([]);
  });

  test('that is a problem is compared, too', () => {
    const next = api({}, object({}));
    expect(breakingChanges(api({}), next)).toEqual(['Problem.status: removed']);
  });
});

test('a keyword that is not compared is an error', () => {
  const agreed = { ...text, multipleOf: 2 } as Schema;
  expect(() => inputs(agreed, agreed)).toThrow("does not compare 'multipleOf' yet");
});
