import { afterEach, beforeEach, expect, test } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { createInvite } from '../invites/create-invite.ts';
import { readInvite } from '../invites/find-invites.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

test('a mail to a domain with an umlaut is sent to its ASCII form, and the invite shows what was typed', async () => {
  const fields = { ...inviteFields('ana'), email: 'Ana@bücher.example', code: 'W2A4KX' };
  await createInvite(opened.context, 'invite', fields);
  expect(opened.newest()?.to).toEqual(['Ana@xn--bcher-kva.example']);
  expect((await readInvite(opened.context, 'invite'))?.email).toBe('Ana@bücher.example');
});
