import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import type { AdjectiveDoc } from '../../store/document-types.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory({}, {}, { blobs: createKeptFiles().blobs });
  await opened.services.adjectives.add('calm', { name: 'calm' }, 'Noor Vance');
  await addNoor('first');
});
afterEach(() => opened.stop());

const addNoor = (id: string) =>
  opened.services.users.addSettings(id, {
    ...{ firstName: 'Noor', lastName: 'Vance', email: `noor.${id}@example.com` },
    ...{ provider: 'provider', role: 'Manager', activeDirectoryMemberId: '', logo: '' },
  });
const erase = (address: string) =>
  opened.services.people.erase(address, 'deleted', { by: 'Admin', withinMs: 10_000 });
const savedBy = async () =>
  (await opened.store.container<AdjectiveDoc>('adjectives').read('calm'))?.doc.changedBy;

test('a record that a user saved names a former colleague once they are erased', async () => {
  expect(await erase('noor.first@example.com')).toMatchObject({ isDone: true });
  expect(await savedBy()).toBe('Former colleague');
});

describe('with a namesake', () => {
  beforeEach(() => addNoor('second'));

  test('a search shows both people with their addresses', async () => {
    const { items } = await opened.services.people.find('vance noor');
    expect(items.map(({ address, names }) => [address, names])).toEqual([
      ['noor.first@example.com', ['Noor Vance']],
      ['noor.second@example.com', ['Noor Vance']],
    ]);
  });

  test('a record that has only the name keeps it, and the other person stays', async () => {
    const kept = await opened.services.people.kept('noor.first@example.com');
    expect(kept.namesakes).toBe(1);
    expect(kept.places.map(({ place }) => place)).toEqual(['users', 'limits']);
    expect(await erase('noor.first@example.com')).toMatchObject({ isDone: true });
    expect(await savedBy()).toBe('Noor Vance');
    expect(await opened.services.users.read('first')).toBeUndefined();
    expect(await opened.services.users.read('second')).toBeDefined();
  });
});
