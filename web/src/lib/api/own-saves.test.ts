import { expect, test } from 'vitest';
import { isAsSaved, noteOwnSave, withOwnEtag } from './own-saves.ts';

test('a write after an own save waits for its ETag, also through several saves', async () => {
  const first = Promise.withResolvers<string>();
  noteOwnSave({ id: 'oak', etag: '1' }, first.promise);
  noteOwnSave({ id: 'oak', etag: '2' }, Promise.resolve('3'));
  const sent = withOwnEtag({ id: 'oak', etag: '1', name: 'Elm' });
  first.resolve('2');
  expect(await sent).toEqual({ id: 'oak', etag: '3', name: 'Elm' });
});

test.each([
  ['of another record', { id: 'pine', etag: '1' }],
  ['without an ETag', { id: 'oak' }],
  ['of a version that another person has replaced', { id: 'elm', etag: '1' }],
])('a write %s is sent as it is', async (_, input) => {
  noteOwnSave({ id: 'oak', etag: '1' }, Promise.resolve('2'));
  noteOwnSave({ id: 'oak' }, Promise.resolve('2'));
  noteOwnSave({ id: 'elm', etag: '1' }, Promise.resolve(undefined));
  expect(await withOwnEtag(input)).toEqual(input);
});

const before = { id: 'oak', etag: '1', name: 'Oak', note: 'Dry', colors: ['#333'] };
const saved = { ...before, name: 'Elm', colors: ['#fff'] };

test.each([
  [true, 'the same', { ...saved, etag: '2', changedDate: 'now' }],
  [true, 'a saved list in another form', { ...saved, colors: [{ hex: '#fff' }] }],
  [false, 'another name', { ...saved, name: 'Yew' }],
  [false, 'another note', { ...saved, note: 'Wet' }],
])('is as saved: %s for %s', (expected, _, read) => {
  expect(isAsSaved(before, saved, read)).toBe(expected);
});
