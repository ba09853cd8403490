import { demoToken } from '@vse/domain/rules/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { createInvite } from '../../services/invites/create-invite.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { createInviteEndpoint } from './create-invite.ts';
import { updateInviteEndpoint } from './update-invite.ts';

const SALES_EMAIL = 'jonah.adler@aurum.example';

let opened: OpenedContext;

async function open(limits: Record<string, string> = {}) {
  opened = openContext({}, { ...DEMO, ...limits });
  await addDemoStaff(opened.context);
}
afterEach(() => opened.stop());

const guest = (name: string, code: string) => ({
  name,
  email: `${name}@example.com`,
  code,
  provider: 'aurum',
  salesperson: SALES_EMAIL,
});
const ANA = guest('ana', 'ANA234');
const change = (id: string, fields: object, token = demoToken('Salesperson')) =>
  ask(updateInviteEndpoint, opened.context, { id, ...fields }, token);
const stored = async (id: string) =>
  (await readInvite(opened.context, id)) ?? expect.fail('The invite is missing');

async function invited(fields: typeof ANA) {
  const token = demoToken('Salesperson');
  const { body } = await ask(createInviteEndpoint, opened.context, fields, token);
  return String(body.id);
}

describe('with the mail limit of the sender used up, an invite', () => {
  let id: string;
  beforeEach(async () => {
    await open({ MAIL_LIMIT_PER_SENDER: '1' });
    id = await invited(ANA);
  });

  test.each([
    ['another e-mail', { ...ANA, email: 'moved@example.com' }],
    ['another code', { ...ANA, code: 'OTHER2' }],
  ])('does not get %s, because that sends a mail', async (_, fields) => {
    const before = await stored(id);
    const { status, body } = await change(id, fields);
    expect([status, body.issues]).toMatchObject([429, [{ code: 'MAIL_SENDER_LIMIT' }]]);
    expect(await stored(id)).toEqual(before);
  });

  test('gets another name, because that sends no mail', async () => {
    expect((await change(id, { ...ANA, name: 'Anna' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ name: 'Anna' });
  });
});

test('an invite is moved to an address that may still be mailed, and to no other', async () => {
  await open({ MAIL_LIMIT_PER_RECIPIENT: '1' });
  const ben = guest('ben', 'BEN234');
  await invited(ANA);
  const id = await invited(ben);
  const { status, body } = await change(id, { ...ben, email: ANA.email });
  expect([status, body.issues]).toMatchObject([429, [{ code: 'MAIL_RECIPIENT_LIMIT' }]]);
  expect((await change(id, { ...ben, email: 'unused@example.com' })).status).toBe(200);
});

describe('an invite whose salesperson left, and whose address another person has now', () => {
  beforeEach(async () => {
    await open();
    await createInvite(opened.context, 'ana', { ...ANA, salespersonId: 'left' });
  });

  test.each([
    ['another name', { ...ANA, name: 'Anna' }],
    ['another provider', { ...ANA, provider: 'northlight' }],
  ])('stays theirs when it gets %s', async (_, fields) => {
    expect((await change('ana', fields, demoToken('Admin'))).status).toBe(200);
    expect(await stored('ana')).toMatchObject({ name: fields.name, salespersonId: 'left' });
  });

  test('belongs to the person to whom it is given', async () => {
    const fields = { ...ANA, salesperson: 'mara.lindqvist@aurum.example' };
    expect((await change('ana', fields, demoToken('Admin'))).status).toBe(200);
    expect(await stored('ana')).toMatchObject({ salespersonId: 'Manager' });
  });
});
