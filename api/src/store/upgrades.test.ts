import { expect, test } from 'vitest';
import { UPGRADES } from './upgrades.ts';
import { upgraded } from './versioned.ts';

test('an invite of version 1 gets its keys and the words by which it is found now', () => {
  const old = {
    ...{ id: 'one', name: 'Łukasz O’Neil 9', email: '\u200bGuest@Example.com', emailKey: '?' },
    findWords: ['łukasz', 'o', 'neil', '9', 'guest', 'example', 'com'],
  };
  expect(upgraded('invites', old, UPGRADES)).toMatchObject({
    name: 'Łukasz O’Neil 9',
    email: '\u200bGuest@Example.com',
    emailKey: 'guest@example.com',
    findWords: ['lukasz', 'o', 'neil', '9', 'guest', 'example', 'com', 'oneil'],
    sortKey: 'lukasz oneil 0000000009',
  });
});

test('a mail of version 1 gets the key by which its recipient finds it', () => {
  const old = { id: 'one', recipient: ' Guest@Example.com' };
  expect(upgraded('mails', old, UPGRADES)).toMatchObject({
    recipient: ' Guest@Example.com',
    recipientKey: 'guest@example.com',
  });
});

test('a user of version 1 gets a key of the last and the first name', () => {
  const old = { id: 'one', firstName: 'Élodie', lastName: 'de la Cruz', email: 'E@x.example' };
  expect(upgraded('userSettings', old, UPGRADES)).toMatchObject({
    emailKey: 'e@x.example',
    sortKey: 'de la cruz  elodie',
  });
});

test('a result of version 1 keeps words that do not follow from its names', () => {
  const guest = {
    invite: { name: 'Groß', email: 'ana@x.example' },
    project: {},
    projectName: null,
  };
  const words = ['groß', 'ana', 'x', 'example', '!reason'];
  const old = { id: 'one', ...guest, findWords: words };
  expect(upgraded('quizResults', old, UPGRADES)).toMatchObject({
    findWords: [...words, 'gross'],
    sortKey: null,
  });
  const project = { invite: {}, project: { name: 'Ørsted' }, projectName: 'Ørsted' };
  expect(upgraded('quizResults', { id: 'one', ...project }, UPGRADES)).toMatchObject({
    findWords: ['orsted'],
    sortKey: 'orsted',
  });
});

test.each(['invites', 'mails', 'quizResults', 'userSettings'] as const)(
  'a document of %s that already has its keys stays, and one that cannot be read does not fail',
  (name) => {
    for (const odd of [
      {},
      { name: 7, email: null, invite: 'x', project: null, findWords: 'y', recipient: 7 },
    ]) {
      const once = upgraded(name, { id: 'one', ...odd }, UPGRADES);
      expect(upgraded(name, { ...once, schema: 1 }, UPGRADES)).toEqual(once);
    }
  },
);
