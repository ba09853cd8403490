import { expect, test } from 'vitest';
import { StoreError } from '../store/store.ts';
import { createLastWrite } from './last-write.ts';

let time = Date.parse('2026-03-01T10:00:00Z');
const lastWrite = createLastWrite(() => new Date(time));

test.each([
  ['a full disk', new Error('database or disk is full'), true],
  ['no answer', new StoreError('unavailable', 'no answer'), true],
  ['a taken id', new StoreError('conflict', 'taken'), false],
  ['an older ETag', new StoreError('stale', 'changed'), false],
  ['no error', undefined, false],
])('a write that ends with %s counts as failed: %s', (_, error, hasFailed) => {
  lastWrite.note(error);
  expect(lastWrite.hasFailed()).toBe(hasFailed);
});

test('a failed write counts until the next one that succeeds, at most for a minute', () => {
  lastWrite.note(new Error('disk full'));
  lastWrite.note();
  expect(lastWrite.hasFailed()).toBe(false);
  lastWrite.note(new Error('disk full'));
  time += 59_000;
  expect(lastWrite.hasFailed()).toBe(true);
  time += 2000;
  expect(lastWrite.hasFailed()).toBe(false);
});
