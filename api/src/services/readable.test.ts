import { expect, test } from 'vitest';
import * as z from 'zod';
import { Problem } from '../problem.ts';
import { StoreError } from '../store/store.ts';
import { problemsOf, readEach } from './readable.ts';

const stored = (id: string) => ({ doc: { id }, etag: `${id} 1` });

test('a document that cannot be mapped is left out and named; the others keep their order', async () => {
  const docs = ['a', 'b', 'c'].map(stored);
  const read = await readEach('invites', docs, ({ doc, etag }, index) => {
    if (doc.id === 'b') throw new TypeError('no name');
    return `${index} ${etag}`;
  });
  expect(read).toEqual({
    items: ['0 a 1', '2 c 1'],
    unreadableRecords: [
      { kind: 'invites', id: 'b', problems: [{ path: '', message: 'TypeError: no name' }] },
    ],
  });
});

test.each([
  ['a database that does not answer', new StoreError('unavailable', 'gone')],
  ['a service that does not answer', new Problem(503, 'FILES_UNAVAILABLE')],
])('%s is an error, not a bad document', async (_, error) => {
  const read = readEach('invites', [stored('a'), stored('b')], async ({ doc }) => {
    if (doc.id === 'b') throw error;
    return doc;
  });
  await expect(read).rejects.toBe(error);
});

test('of a union, the problems are those of the closest shape', () => {
  const shape = z.object({
    of: z.union([
      z.object({ name: z.string(), colors: z.array(z.string()) }),
      z.object({ name: z.string(), width: z.number(), height: z.number() }),
    ]),
  });
  const { error } = shape.safeParse({ of: { name: 'x', colors: [1] } });
  expect(problemsOf(error)).toEqual([
    { path: 'of.colors.0', message: 'Invalid input: expected string, received number' },
  ]);
});
