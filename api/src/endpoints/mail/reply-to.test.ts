import { demoToken } from '@vse/domain/rules/demo';
import { userMail } from '@vse/domain/rules/mail-templates';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { addDemoStaff, DEMO } from '../../../../tests/support/demo-staff.ts';
import { type MailInTest, openMailServices } from '../../../../tests/support/mail.ts';
import { resendInvite } from '../../services/invites/change-invite.ts';
import { queueMail } from '../../services/mail/mail-queue.ts';
import { sendDue } from '../../services/mail/send-due.ts';
import { createInvitesEndpoint } from '../invites/create-invites.ts';
import { sendEmailEndpoint } from './send-email.ts';

let opened: MailInTest;
beforeEach(async () => {
  opened = await openMailServices(DEMO);
  await addDemoStaff(opened.context);
});
afterEach(() => opened.stop());

const SALESPERSON = demoToken('Salesperson');
const JONAH = 'jonah.adler@aurum.example';
const ANA = 'ana@example.com';
const invite = () => {
  const rows = [{ name: 'Ana', email: ANA }];
  const input = { provider: 'aurum', salesperson: JONAH, rows, requestId: 'a-list-of-guests' };
  return ask(createInvitesEndpoint, opened.context, input, SALESPERSON);
};
const newest = async () => {
  await sendDue(opened.context);
  return opened.newest();
};

test('the answer to an invite goes to the person who invites, also when the timer sends it', async () => {
  await opened.control('down');
  expect((await invite()).status).toBe(200);
  await opened.control('ok');
  await opened.timer(2);
  expect(opened.newest()).toMatchObject({ to: [ANA], replyTo: [JONAH] });
});

test('the answer to an invite that is sent again goes to the person who invites', async () => {
  await invite();
  const [sent] = (await opened.context.records.invites.page({ limit: 1 })).items;
  opened.pass(1);
  await resendInvite(opened.context, String(sent?.doc.id), undefined);
  expect(opened.received()).toHaveLength(2);
  expect(await newest()).toMatchObject({ replyTo: [JONAH] });
});

test('the answer to a message of staff goes to its author', async () => {
  await invite();
  const input = { recipient: ANA, subject: 'Your quiz', plainText: 'Hello.' };
  expect((await ask(sendEmailEndpoint, opened.context, input, SALESPERSON)).status).toBe(200);
  expect(await newest()).toMatchObject({ subject: 'Your quiz', replyTo: [JONAH] });
});

test('the answer to any other mail goes to the support', async () => {
  await queueMail(opened.context, {
    id: 'access',
    purpose: 'message',
    about: null,
    recipient: 'noor@example.com',
    text: userMail({ firstName: 'Noor', siteUrl: 'https://vse.example', redeemUrl: undefined }),
  });
  expect(await newest()).toMatchObject({ replyTo: ['support@aurum.example'] });
});

test('the address is kept, sealed, only as long as the mail waits', async () => {
  await opened.control('down');
  await invite();
  const mail = async () => {
    const { items } = await opened.context.records.mails.page({ limit: 1 });
    return items[0]?.doc ?? expect.fail('No mail');
  };
  const { id, sealedReplyTo = '' } = await mail();
  expect(JSON.stringify(await mail())).not.toContain('jonah.adler');
  expect(opened.context.sealing.open(sealedReplyTo, id)).toBe(JONAH);
  await opened.control('ok');
  await opened.timer(2);
  expect((await mail()).sealedReplyTo).toBe('');
});
