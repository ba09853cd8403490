import type { DirectoryUser } from '@vse/domain/records/directory';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePeople } from './merge-people.ts';
import { setting } from './sample-setting.ts';

const member = (part: Partial<DirectoryUser> = {}): DirectoryUser => ({
  id: 'm1',
  displayName: 'Ana Silva',
  givenName: 'Ana',
  mail: 'ana@example.COM',
  ...part,
});

test('a member and their settings are one person, ignoring the letter case of the e-mails', () => {
  const people = mergePeople([setting()], [{ role: 'Salesperson', members: [member()] }]);
  expect(people).toHaveLength(1);
  expect(people[0]).toMatchObject({ id: 'u1', name: 'Ana Silva', standing: 'settled' });
  expect(people[0]?.member?.id).toBe('m1');
});

test('a person whose e-mail has changed is matched by directory id', () => {
  const people = mergePeople(
    [setting({ email: 'ana.new@example.com' })],
    [{ role: 'Salesperson', members: [member()] }],
  );
  expect(people).toHaveLength(1);
});

test('a person in a role group without settings is listed with the role of the group', () => {
  const people = mergePeople([], [{ role: 'Manager', members: [member()] }]);
  expect(people).toEqual([
    {
      id: 'm1',
      name: 'Ana Silva',
      email: 'ana@example.COM',
      role: 'Manager',
      standing: 'withoutSettings',
      settings: null,
      member: member(),
    },
  ]);
});

test("settings whose role is missing in the directory say so, but only if that role's group was read", () => {
  const manager = setting({ role: 'Manager' });
  const [readGroups] = mergePeople([manager], [{ role: 'Manager', members: [] }]);
  expect(readGroups?.standing).toBe('notInGroup');
  const [wrongGroup] = mergePeople(
    [manager],
    [
      { role: 'Manager', members: [] },
      { role: 'Salesperson', members: [member()] },
    ],
  );
  expect(wrongGroup?.standing).toBe('notInGroup');
  const [unreadGroup] = mergePeople([manager], [{ role: 'Salesperson', members: [] }]);
  expect(unreadGroup?.standing).toBe('settled');
});

test('a role change in progress is pending, whatever the groups say', () => {
  const [person] = mergePeople(
    [setting({ roleState: 'pending' })],
    [{ role: 'Salesperson', members: [] }],
  );
  expect(person?.standing).toBe('pending');
});

test('no person is missing or listed twice', () => {
  const emails = fc.constantFrom('a@x.example', 'B@x.example', 'b@X.example', 'c@x.example');
  fc.assert(
    fc.property(
      fc.uniqueArray(emails, { selector: (email) => email.toLowerCase() }),
      fc.uniqueArray(emails, { selector: (email) => email.toLowerCase() }),
      (settled, members) => {
        const people = mergePeople(
          settled.map((email, index) =>
            setting({ id: `u${index}`, email, activeDirectoryMemberId: '' }),
          ),
          [
            {
              role: 'Salesperson',
              members: members.map((mail, index) => member({ id: `m${index}`, mail })),
            },
          ],
        );
        const keys = people.map((person) => person.email.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        const expected = new Set([...settled, ...members].map((email) => email.toLowerCase()));
        expect(new Set(keys)).toEqual(expected);
      },
    ),
  );
});
