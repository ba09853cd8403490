import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../tests/support/demo-staff.ts';
import { endpoints } from '../../../tests/support/endpoints.ts';
import { addSmallCatalogue, fragranceWith } from '../../../tests/support/small-catalogue.ts';
import { addSettings } from '../services/users/let-in-user.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO);
  await addDemoStaff(opened.context);
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const asAdmin = async (name: keyof typeof endpoints, input: Record<string, unknown>) => {
  const { status, body } = await ask(endpoints[name], opened.context, input, demoToken('Admin'));
  expect(status).toBe(200);
  return body;
};

/** All pages of two, one after another. */
async function allPages(name: keyof typeof endpoints, input: Record<string, unknown>) {
  const found: Record<string, unknown>[] = [];
  for (let page: unknown = ''; page !== undefined; ) {
    const body = await asAdmin(name, { ...input, limit: 2, page });
    found.push(...(body.items as Record<string, unknown>[]));
    page = body.nextPage;
  }
  return found;
}

const NAMES = ['adam', 'Ana 9', 'ana 10', 'de la Cruz', 'Élodie', 'Łukasz', 'O’Neil', 'Øre', 'Zoe'];

test('invites by name come in the order in which people look for them, page by page', async () => {
  const rows = NAMES.toReversed().map((name, at) => ({ name, email: `guest${at}@example.com` }));
  const side = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
  await asAdmin('vseCreateInvites', { ...side, rows, requestId: 'the-only-list' });
  const names = async (direction: string) =>
    (await allPages('vseListInvites', { sort: 'name', direction })).map(({ name }) => name);
  expect(await names('ascending')).toEqual(NAMES);
  expect(await names('descending')).toEqual(NAMES.toReversed());
});

test('a user moves to the place of a new last name', async () => {
  const { items } = await asAdmin('vseListUserSettings', {});
  const mara = (items as Record<string, unknown>[]).find(({ id }) => id === 'Manager');
  await asAdmin('vseUpdateUserSetting', { ...mara, lastName: 'Ádams' });
  const found = (await asAdmin('vseListUserSettings', {})).items as { lastName: string }[];
  expect(found.map(({ lastName }) => lastName)).toEqual(['Ádams', 'Adler', 'Calder']);
});

test('an invite moves to the place of its new name', async () => {
  const side = { provider: 'aurum', salesperson: 'jonah.adler@aurum.example' };
  const rows = ['Ben', 'Cleo'].map((name) => ({ name, email: `${name}@example.com` }));
  await asAdmin('vseCreateInvites', { ...side, rows, requestId: 'the-only-list' });
  const [ben] = (await asAdmin('vseListInvites', { find: 'ben' })).items as { id: string }[];
  await asAdmin('vseUpdateInvite', { ...ben, name: 'Ésme' });
  const { items } = await asAdmin('vseListInvites', { sort: 'name' });
  expect((items as { name: string }[]).map(({ name }) => name)).toEqual(['Cleo', 'Ésme']);
});

test('users come by last name, then by first name', async () => {
  const users = [
    ['Ben', 'silva costa'],
    ['Zoe', 'Silva'],
    ['ana', 'SÍLVA'],
    ['Cleo', 'Ørsted'],
  ] as const;
  for (const [firstName, lastName] of users) {
    const id = `user-${firstName}`;
    const fields = { email: `${firstName}@example.com`, firstName, lastName, logo: '' };
    const rest = { provider: 'aurum', role: 'Salesperson', activeDirectoryMemberId: '' } as const;
    await addSettings(opened.context, id, { ...fields, ...rest });
  }
  const found = await allPages('vseListUserSettings', {});
  expect(found.map(({ firstName, lastName }) => `${lastName} ${firstName}`)).toEqual([
    'Adler Jonah',
    'Calder Ines',
    'Lindqvist Mara',
    'Ørsted Cleo',
    'SÍLVA ana',
    'Silva Zoe',
    'silva costa Ben',
  ]);
});

test.each([
  ['vseCreateAdjective', 'vseListAdjectives', {}],
  ['vseCreateProvider', 'vseListProviders', { fragrances: [{ id: 'sea' }] }],
  ['vseCreateFragranceExtended', 'vseListFragrancesExtended', fragranceWith('', {})],
] as const)('what %s adds is in %s in the order of names', async (create, list, fields) => {
  const names = NAMES.map((name) => `Zz ${name}`);
  for (const name of names.toReversed()) await asAdmin(create, { ...fields, name, sku: name });
  const inputs = list === 'vseListFragrancesExtended' ? [{}, { fields: 'list' }] : [{}];
  for (const input of inputs) {
    const items = (await asAdmin(list, input)).items as { name: string }[];
    expect(items.map(({ name }) => name).filter((name) => name.startsWith('Zz'))).toEqual(names);
  }
});
