import { expect, test } from 'vitest';

const screens = import.meta.glob<string>(['../../features/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The screens' files that have this text. */
const screensWith = (text: string) =>
  Object.keys(screens)
    .filter((file) => screens[file]?.includes(text))
    .map((file) => file.replace('../../features/', ''))
    .sort();

test('the keys of lists work in every list: those of the kit, and each table that opens records by itself', () => {
  expect(screensWith('<ListScreen')).toEqual([
    'adjectives/adjectives-screen.tsx',
    'audit/audit-screen.tsx',
    'changes/changes-screen.tsx',
    'fragrances/fragrances-screen.tsx',
    'history/history-screen.tsx',
    'invites/invites-screen.tsx',
    'jobs/jobs-screen.tsx',
    'providers/providers-screen.tsx',
    'questions/questions-screen.tsx',
    'users/users-screen.tsx',
  ]);
  const withKeys = screensWith('useListKeys(');
  expect(withKeys).toEqual([
    'people/find-people.tsx',
    'questions/answers/answers-card.tsx',
    'user-logs/user-logs-screen.tsx',
  ]);
  // What is kept about a person is a page to read: nothing opens.
  expect(screensWith('<DataTable').filter((file) => !withKeys.includes(file))).toEqual([
    'people/kept-places.tsx',
    'people/mentions.tsx',
  ]);
});
