import { expect, test } from 'vitest';
import { storedFields } from './invite-state.ts';

test('an invite is stored with the folded words of its name and e-mail', () => {
  const stored = storedFields({
    name: 'Zoë Ångström',
    email: 'Zoe.A@Example.com',
    code: 'ABCD2345',
    provider: 'aurum',
    salesperson: 'Jonah@Aurum.example',
    salespersonId: 'jonah',
  });
  expect(stored).toEqual({
    name: 'Zoë Ångström',
    email: 'Zoe.A@Example.com',
    emailKey: 'zoe.a@example.com',
    findWords: ['zoe', 'angstrom', 'a', 'example', 'com'],
    sortKey: 'zoe angstrom',
    provider: 'aurum',
    salesperson: 'jonah@aurum.example',
    salespersonId: 'jonah',
  });
});
