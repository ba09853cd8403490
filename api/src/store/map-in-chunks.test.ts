import { expect, test } from 'vitest';
import { mapInChunks } from './map-in-chunks.ts';

/** Work that a test finishes item by item. */
function held() {
  const started: number[] = [];
  const finish = new Map<number, () => void>();
  return {
    started,
    work: (item: number) =>
      new Promise<string>((resolve) => {
        started.push(item);
        finish.set(item, () => resolve(`done ${item}`));
      }),
    async finish(item: number) {
      finish.get(item)?.();
      await new Promise(setImmediate);
    },
  };
}

test('keeps eight calls busy: a slow one does not hold up the others, and results keep the order', async () => {
  const { started, work, finish } = held();
  const list = Array.from({ length: 12 }, (_, item) => item);
  const mapped = mapInChunks(list, work);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await finish(3);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  for (const item of [8, 9, 10, 11, 7, 6, 5, 4, 2, 1]) await finish(item);
  expect(started).toEqual(list);
  await finish(0);
  expect(await mapped).toEqual(list.map((item) => `done ${item}`));
});

test('rejects with the first error, and starts no further call after it', async () => {
  const started: number[] = [];
  const list = Array.from({ length: 30 }, (_, item) => item);
  const work = async (item: number) => {
    started.push(item);
    await new Promise(setImmediate);
    if (item === 2) throw new Error('down');
    return item;
  };
  await expect(mapInChunks(list, work)).rejects.toThrow('down');
  await new Promise(setImmediate);
  expect(started.length).toBeLessThanOrEqual(10);
});

test('maps an empty list to an empty list', async () => {
  expect(await mapInChunks([], async () => 1)).toEqual([]);
});
