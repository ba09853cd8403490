import { expect, test, vi } from 'vitest';
import { openContext, SEALING } from '../../../../tests/support/context.ts';
import { finishAndSend } from '../../../../tests/support/jobs.ts';
import { openMailServices } from '../../../../tests/support/mail.ts';
import type { InviteDoc } from '../../store/document-types.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { addRecord } from '../catalogue/catalogue.ts';
import { providerKind } from '../catalogue/providers.ts';
import { addSettings } from '../users/let-in-user.ts';
import { resendInvite } from './change-invite.ts';
import { createInviteWithFreshCode } from './create-invite.ts';
import { readInvite } from './find-invites.ts';
import { inviteMails } from './invite-mail.ts';

test('invites of one call look up their inviter once per pair of inviter and provider', async () => {
  const { context, stop } = openContext({});
  await addRecord(context, providerKind, 'own', {
    name: 'Own',
    fragrances: [],
    showLogoOnPdf: false,
  });
  const store = openSqliteStore(context.config.SQLITE_FILE ?? '');
  const records = recordsOf(store);
  const look = vi.spyOn(records.providers, 'read');
  const mailOf = inviteMails({ records, sealing: SEALING, config: context.config });
  async function invited(id: string, provider: string): Promise<InviteDoc> {
    await createInviteWithFreshCode(context, id, {
      name: id,
      email: `${id}@example.com`,
      provider,
      salesperson: 'Jonah.Adler@aurum.example',
      salespersonId: 'jonah',
    });
    return (await readInvite(context, id)) ?? expect.fail('The invite is missing');
  }
  const of = async (ids: string[], provider: string) =>
    Promise.all(ids.map(async (id) => mailOf(await invited(id, provider))));
  const own = await of(['ana', 'ben', 'cleo'], 'own');
  expect(look).toHaveBeenCalledTimes(1);
  expect(own.map(({ plainText }) => plainText.includes('Own'))).toEqual([true, true, true]);
  const [other] = await of(['dora'], 'other');
  expect([look.mock.calls.length, other?.plainText.includes('Own')]).toEqual([2, false]);
  await store.close();
  await stop();
});

test("a mail names the invite's owner, not the person who has the owner's former address", async () => {
  const { context, stop } = openContext({});
  const store = openSqliteStore(context.config.SQLITE_FILE ?? '');
  const mailOf = inviteMails({
    records: recordsOf(store),
    sealing: SEALING,
    config: context.config,
  });
  const keep = (id: string, firstName: string, email: string) =>
    addSettings(context, id, {
      email,
      firstName,
      lastName: 'Adler',
      provider: 'own',
      role: 'Salesperson',
      activeDirectoryMemberId: id,
      logo: '',
    });
  await keep('jonah', 'Jonah', 'new.address@aurum.example');
  await keep('successor', 'Sue', 'jonah.adler@aurum.example');
  const textOf = async (id: string, salespersonId: string) => {
    const guest = { name: id, email: `${id}@example.com`, provider: 'none' };
    const by = { salesperson: 'jonah.adler@aurum.example', salespersonId };
    await createInviteWithFreshCode(context, id, { ...guest, ...by });
    const invite = (await readInvite(context, id)) ?? expect.fail('The invite is missing');
    return (await mailOf(invite)).plainText;
  };
  expect(await textOf('ana', 'jonah')).toContain('Jonah Adler invites you');
  expect(await textOf('ben', 'gone')).toContain('You are invited');
  await store.close();
  await stop();
});

test('a new mail that the timer queues before the request does is sent, and only the old one is cancelled', async () => {
  const { control, invite, other, received, context, stateOf, stop, store, timer } =
    await openMailServices();
  await control('down');
  const id = await invite('ana');
  // Resending writes the invite, then looks for mails to cancel. The timer queues the new mail in between.
  store.beforeCall('mails.page', () => finishAndSend(other));
  const calls = await store.callsOf(() => resendInvite(context, id, undefined));
  // A write to the new mail would end the lease of the attempt that the timer has begun: the mail could be sent twice.
  expect(calls.filter((call) => call === 'mails.replace')).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: 'queued' });
  await control('ok');
  await timer(5);
  expect(received()).toEqual(['ana']);
  expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  await stop();
});

test('an invite that is sent again twice on one day is mailed each time', async () => {
  const { invite, pass, received, context, stop } = await openMailServices();
  const id = await invite('ana');
  for (const _ of [1, 2]) {
    pass(1 / 60);
    await resendInvite(context, id, undefined);
    // Noon UTC of the day after the one that the mail names, so both times are the same.
    expect((await readInvite(context, id))?.expiresDate).toMatch(/T12:00:00\.000Z$/);
  }
  expect(received()).toEqual(['ana', 'ana', 'ana']);
  await stop();
});

test('resending an invite cancels its unsent mail', async () => {
  const { control, invite, pass, context, stop, store } = await openMailServices();
  await control('down');
  const id = await invite('ana');
  const { mails } = recordsOf(store);
  expect((await mails.read('invite-ana_1'))?.doc.state).toBe('queued');
  pass(1);
  await resendInvite(context, id, undefined);
  expect((await mails.read('invite-ana_1'))?.doc.state).toBe('cancelled');
  const { mailId } = (await readInvite(context, id)) ?? expect.fail('The invite is missing');
  expect((await mails.read(mailId))?.doc.state).toBe('queued');
  await stop();
});
