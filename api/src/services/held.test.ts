import { expect, test } from 'vitest';
import { createHeld } from './held.ts';

const versionOf = (id: string) => ({ id });
const createHeldVersions = () => createHeld<{ id: string }>(50);

test('a document is loaded once for all concurrent readers', async () => {
  const held = createHeldVersions();
  let loads = 0;
  const load = async () => {
    loads += 1;
    return versionOf('a');
  };
  const read = await Promise.all([held.get('a', load), held.get('a', load)]);
  expect([read, loads]).toEqual([[versionOf('a'), versionOf('a')], 1]);
});

test('a failed load is tried again by the next reader', async () => {
  const held = createHeldVersions();
  const failing = held.get('a', () => Promise.reject(new Error('Gone')));
  await expect(failing).rejects.toThrow('Gone');
  expect(await held.get('a', async () => versionOf('a'))).toEqual(versionOf('a'));
});

test('of more than fifty documents, the one that was not used for longest is loaded again', async () => {
  const held = createHeldVersions();
  const loaded: string[] = [];
  const read = (id: string) =>
    held.get(id, async () => {
      loaded.push(id);
      return versionOf(id);
    });
  for (let number = 0; number < 50; number++) await read(`v${number}`);
  await read('v0');
  await read('v50');
  loaded.length = 0;
  for (const id of ['v0', 'v50', 'v1']) await read(id);
  expect(loaded).toEqual(['v1']);
});
