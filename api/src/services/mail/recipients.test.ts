import { afterEach, beforeEach, expect, test } from 'vitest';
import { inviteFields, type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices();
});
afterEach(() => opened.stop());

test('a mail to a domain with an umlaut is sent to its ASCII form, and the invite shows what was typed', async () => {
  const fields = { ...inviteFields('ana'), email: 'Ana@bücher.example', code: 'W2A4KX' };
  await opened.services.invites.add('invite', fields);
  expect(opened.newest()?.to).toEqual(['Ana@xn--bcher-kva.example']);
  expect((await opened.services.invites.read('invite'))?.email).toBe('Ana@bücher.example');
});
