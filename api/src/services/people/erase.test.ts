import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inviteDoc, resultDoc } from '../../../../tests/support/insight.ts';
import { createKeptFiles } from '../../../../tests/support/kept-files.ts';
import { openWithDirectory, type WithDirectory } from '../../../../tests/support/with-directory.ts';
import { beginErasure, erasePerson } from '../../jobs/erasure.ts';
import type { JobDoc } from '../../store/document-types.ts';
import { everything, revise } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { adjectiveKind } from '../catalogue/adjectives.ts';
import { addRecord, listRecords, updateRecord } from '../catalogue/catalogue.ts';
import { readUser } from '../users/find-users.ts';
import { addSettings } from '../users/let-in-user.ts';
import { ERASURE_START } from './erase-page.ts';
import { keptOf } from './kept.ts';
import { findPeople } from './person.ts';
import { STEPS } from './places.ts';

let opened: WithDirectory;
beforeEach(async () => {
  opened = await openWithDirectory({}, {}, { blobs: createKeptFiles().blobs });
  await addNoor('first');
  await addRecord(opened.context, adjectiveKind, 'calm', { name: 'calm' }, 'first');
});
afterEach(() => opened.stop());

const addNoor = (id: string) =>
  addSettings(opened.context, id, {
    ...{ firstName: 'Noor', lastName: 'Vance', email: `noor.${id}@example.com` },
    ...{ provider: 'provider', role: 'Manager', activeDirectoryMemberId: '', logo: '' },
  });
const erase = (address: string) =>
  erasePerson(opened.context, address, 'deleted', { by: 'Admin', withinMs: 10_000 });
const savedBy = async (context = opened.context) =>
  (await listRecords(context, adjectiveKind)).items[0]?.changedBy;

test('a record that a user saved names a former colleague once they are erased', async () => {
  expect(await savedBy()).toBe('Noor Vance');
  expect(await erase('noor.first@example.com')).toMatchObject({ isDone: true });
  expect(await savedBy()).toBe('Former colleague');
});

test('what a user saved is shown before the erasure, which writes nothing over there', async () => {
  await updateRecord(opened.context, adjectiveKind, 'calm', undefined, { name: 'calmer' }, 'first');
  const { places } = await keptOf(opened.context, 'noor.first@example.com');
  expect(places).toEqual([
    { place: 'users', count: 1 },
    { place: 'changes', count: 1 },
    { place: 'history', count: 1 },
    { place: 'limits', count: 1 },
  ]);
  const calls = await opened.store.callsOf(() => erase('noor.first@example.com'));
  const touched = calls.filter((call) => /^(adjectives|history)/.test(call));
  expect(touched).toEqual([]);
  expect((await keptOf(opened.context, 'noor.first@example.com')).places).toEqual([]);
});

test.each([
  ['deleted', []],
  ['anonymous', ['Anonymous']],
] as const)('invites and results are %s, as chosen', async (fate, left) => {
  const { invites, quizResults } = recordsOf(opened.store);
  const date = '2026-05-11T10:00:00.000Z';
  const guest = { name: 'Ana Silva', email: 'ana@example.com' };
  await invites.create(inviteDoc('invite', date, { ...guest, emailKey: guest.email }));
  const findWords = ['ana', 'silva', 'example', 'com'];
  await quizResults.create(
    resultDoc('result', date, { inviteId: 'invite', invite: guest, findWords }),
  );
  await erasePerson(opened.context, guest.email, fate, { by: 'Admin', withinMs: 10_000 });
  expect((await everything(invites)).map(({ doc }) => doc.name)).toEqual(left);
  expect((await everything(quizResults)).map(({ doc }) => doc.invite.name)).toEqual(left);
});

test("records without an address are nobody's", async () => {
  for (const address of ['', '  ']) {
    await expect(erase(address)).rejects.toThrow('A person has an address');
    await expect(keptOf(opened.context, address)).rejects.toThrow('A person has an address');
  }
});

describe('an erasure that was begun', () => {
  const begin = () => beginErasure(opened.context, 'noor.first@example.com', 'deleted', 'Admin');
  const goOn = (id: string) =>
    erasePerson(opened.other, 'noor.first@example.com', 'deleted', {
      ...{ id, by: 'Admin', withinMs: 10_000 },
    });
  const change = (id: string, part: Partial<JobDoc>) =>
    revise(recordsOf(opened.store).jobs, id, undefined, (doc) => ({ ...doc, ...part }));

  test('is left alone by others while an instance works on it, for two minutes', async () => {
    const erasure = await begin();
    await change(erasure, { state: 'running', token: 'other', due: Date.now() + 120_000 });
    expect(await goOn(erasure)).toMatchObject({ isDone: false, done: 0, places: [] });
    expect(await savedBy()).toBe('Noor Vance');
    opened.pass(2);
    expect(await goOn(erasure)).toMatchObject({ isDone: true });
    expect(await savedBy()).toBe('Former colleague');
  });

  test('looks once more for what was written behind it', async () => {
    const erasure = await begin();
    const at = { ...ERASURE_START, step: STEPS.length - 1, hasFound: true };
    await change(erasure, { at });
    expect(await goOn(erasure)).toMatchObject({ isDone: true });
    expect(await savedBy()).toBe('Former colleague');
  });
});

describe('with a namesake', () => {
  beforeEach(() => addNoor('second'));

  test('a search shows both people with their addresses', async () => {
    const { items } = await findPeople(opened.context, 'vance noor');
    expect(items.map(({ address, names }) => [address, names])).toEqual([
      ['noor.first@example.com', ['Noor Vance']],
      ['noor.second@example.com', ['Noor Vance']],
    ]);
  });

  test('only the records of the erased one lose the name, and the other person stays', async () => {
    await addRecord(opened.context, adjectiveKind, 'dry', { name: 'dry' }, 'second');
    const kept = await keptOf(opened.context, 'noor.first@example.com');
    expect(kept.namesakes).toBe(1);
    expect(kept.places).toContainEqual({ place: 'changes', count: 1 });
    expect(await erase('noor.first@example.com')).toMatchObject({ isDone: true });
    const { items } = await listRecords(opened.context, adjectiveKind);
    expect(items.map(({ id, changedBy }) => [id, changedBy])).toEqual([
      ['calm', 'Former colleague'],
      ['dry', 'Noor Vance'],
    ]);
    expect(await readUser(opened.context, 'first')).toBeUndefined();
    expect(await readUser(opened.context, 'second')).toBeDefined();
  });
});
