import { expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { openContext, SEALING } from '../../../../tests/support/context.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { addRecord } from '../../services/catalogue/catalogue.ts';
import { providerKind } from '../../services/catalogue/providers.ts';
import { createInviteWithFreshCode } from '../../services/invites/create-invite.ts';
import { readInvite } from '../../services/invites/find-invites.ts';
import { inviteMails } from '../../services/invites/invite-mail.ts';
import { addSettings } from '../../services/users/let-in-user.ts';
import { resendUserMail } from '../../services/users/user-mail.ts';
import { everything } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getPrivacyNoticeEndpoint } from './get-privacy-notice.ts';

const HOUSE = 'https://aurum.example/privacy';
const OWN = 'https://verdier.example/privacy';

/** A provider with a notice of its own, one without, and one from before there were any. */
async function open(env: Record<string, string>) {
  const host = openContext({}, env);
  const { context, store } = host;
  const fields = { fragrances: [], showLogoOnPdf: false };
  await addRecord(context, providerKind, 'verdier', {
    name: 'Verdier',
    privacyNotice: OWN,
    ...fields,
  });
  await addRecord(context, providerKind, 'aurum', { name: 'Aurum', privacyNotice: '', ...fields });
  await addRecord(context, providerKind, 'older', { name: 'Older', ...fields });
  const noticeOf = async (input: Record<string, string>) =>
    (await ask(getPrivacyNoticeEndpoint, context, input)).body.url;
  return { ...host, records: recordsOf(store), noticeOf };
}

test("anybody finds the notice of a provider and of a quiz for it, otherwise the house's", async () => {
  const { noticeOf, records, stop } = await open({ PRIVACY_NOTICE_URL: HOUSE });
  for (const provider of ['verdier', 'aurum'])
    await records.quizResults.create(
      resultDoc(`quiz-${provider}`, '2026-05-11T10:00:00.000Z', { provider }),
    );
  expect(await noticeOf({ provider: 'verdier' })).toBe(OWN);
  expect(await noticeOf({ id: 'quiz-verdier' })).toBe(OWN);
  for (const other of [{ id: 'quiz-aurum' }, { provider: 'aurum' }, { provider: 'older' }])
    expect(await noticeOf(other)).toBe(HOUSE);
  for (const unknown of [{}, { id: 'gone' }, { provider: 'gone' }])
    expect(await noticeOf(unknown)).toBe(HOUSE);
  await stop();
});

test('without any notice there is none', async () => {
  const { noticeOf, stop } = await open({});
  expect(await noticeOf({ provider: 'aurum' })).toBeNull();
  await stop();
});

test("the mail of an invite has the provider's notice, and its link names only a provider with one", async () => {
  const { context, stop } = await open({ PRIVACY_NOTICE_URL: HOUSE });
  const textFor = async (provider: string) => {
    const side = { provider, salesperson: 'jonah@aurum.example', salespersonId: '' };
    const guest = { name: 'Guest', email: `${provider}@guest.example` };
    await createInviteWithFreshCode(context, provider, { ...guest, ...side });
    const invite = (await readInvite(context, provider)) ?? expect.fail('The invite is missing');
    return (await inviteMails(context)(invite)).plainText;
  };
  const [own, other] = [await textFor('verdier'), await textFor('aurum')];
  expect(own).toContain(`handle your data:\n${OWN}`);
  expect(own).toMatch(/\/invite#email=[^\n]*&provider=verdier\n/);
  expect(other).toContain(`handle your data:\n${HOUSE}`);
  expect(other).not.toContain('&provider=');
  await stop();
});

test("the mail to a user has the notice of their provider, otherwise the house's", async () => {
  const { context, records, stop } = await open({ PRIVACY_NOTICE_URL: HOUSE });
  for (const provider of ['verdier', 'aurum']) {
    await addSettings(context, provider, {
      ...{ firstName: 'Noor', lastName: 'Vance', email: `noor@${provider}.example`, provider },
      ...{ role: 'Salesperson', activeDirectoryMemberId: '', logo: '' },
    });
    await resendUserMail(context, provider);
  }
  const texts = (await everything(records.mails)).map(
    ({ doc }) => `${doc.recipient} ${SEALING.open(doc.sealedText, doc.id)}`,
  );
  expect(texts.sort()).toEqual([
    expect.stringMatching(/^noor@aurum\.example .*https:\/\/aurum\.example\/privacy/s),
    expect.stringMatching(/^noor@verdier\.example .*https:\/\/verdier\.example\/privacy/s),
  ]);
  await stop();
});
