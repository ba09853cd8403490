import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../tests/support/demo-staff.ts';
import { endpoints } from '../../../tests/support/endpoints.ts';
import { createKeptFiles } from '../../../tests/support/kept-files.ts';
import { addSmallCatalogue } from '../../../tests/support/small-catalogue.ts';

let opened: OpenedContext;
beforeEach(async () => {
  opened = openContext({}, DEMO, { blobs: createKeptFiles().blobs });
  await addDemoStaff(opened.context);
  await addSmallCatalogue(opened.context);
});
afterEach(() => opened.stop());

const asAdmin = (name: keyof typeof endpoints, input: Record<string, unknown>) =>
  ask(endpoints[name], opened.context, input, demoToken('Admin'));
const addProvider = (name: string) =>
  asAdmin('vseCreateProvider', { name, fragrances: [{ id: 'sea' }] });

describe.each([
  ['Café Nord', 'Cafe\u0301 Nord'],
  ['Iris Bay', 'iris BAY'],
  ['Iris Bay', 'Iris  Bay'],
  ['Iris Bay', 'Iris\u00a0Bay'],
  ['Iris Bay', 'Ｉｒｉｓ Bay'],
  ['O’Neil', "O'Neil"],
  ['Nord – Süd', 'Nord - Süd'],
  ['Fig', 'ﬁg'],
])('%j and %j', (one, other) => {
  test('are one provider, whose logos are found by either name', async () => {
    const { status, body } = await addProvider(one);
    expect(status).toBe(200);
    // Longer than a claim is kept for a record that is still to be written.
    opened.pass(60);
    const again = await addProvider(other);
    expect([again.status, again.body.issues]).toMatchObject([409, [{ code: 'PROVIDER_EXISTS' }]]);

    const { items } = (await asAdmin('vseListProviders', {})).body;
    expect((items as { name: string }[]).map(({ name }) => name)).toContain(one);
    expect((await asAdmin('vseGetUserLogo', { Provider: other })).status).toBe(200);
    expect((await asAdmin('vseGetUserLogo', { Provider: `${other}x` })).status).toBe(404);

    // The record itself may take the other writing, and the name is free once the record is gone.
    const edit = { id: body.id, name: other, fragrances: [{ id: 'sea' }] };
    expect((await asAdmin('vseUpdateProvider', edit)).status).toBe(200);
    expect((await addProvider(one)).status).toBe(409);
    expect((await asAdmin('vseDeleteProvider', { id: body.id })).status).toBe(200);
    expect((await addProvider(one)).status).toBe(200);
  });
});

describe('the names of projects, which the specification compares exactly', () => {
  const start = (name: string) =>
    asAdmin('vseCreateQuizResult', { project: { name, salesperson: 'ana' } });

  test('are two where letter case, blanks or signs differ', async () => {
    for (const name of ['Iris Bay', 'iris BAY', 'Iris  Bay', 'O’Neil', "O'Neil"])
      expect((await start(name)).status).toBe(200);
  });

  test('are one in both encodings of a letter', async () => {
    const { status, body } = await start('Café Nord');
    expect(status).toBe(200);
    // Longer than a claim is kept for a record that is still to be written.
    opened.pass(60);
    const again = await start('Cafe\u0301 Nord');
    expect([again.status, again.body.issues]).toMatchObject([409, [{ code: 'PROJECT_NAME_USED' }]]);
    expect((await asAdmin('vseDeleteQuizResult', { id: body.id })).status).toBe(200);
    expect((await start('Cafe\u0301 Nord')).status).toBe(200);
  });
});

test('names that look different are different providers', async () => {
  for (const name of ['Cafe', 'Café', 'Ca fe']) expect((await addProvider(name)).status).toBe(200);
});
