import { expect, test } from 'vitest';
import { ask } from '../../../../tests/support/ask.ts';
import { resultDoc } from '../../../../tests/support/insight.ts';
import { openServices, SEALING } from '../../../../tests/support/services.ts';
import { everything } from '../../store/documents.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { getPrivacyNoticeEndpoint } from './get-privacy-notice.ts';

const HOUSE = 'https://aurum.example/privacy';
const OWN = 'https://verdier.example/privacy';

/** A provider with a notice of its own, one without, and one from before there were any. */
async function open(env: Record<string, string>) {
  const host = openServices({}, env);
  const { services, store } = host;
  const fields = { fragrances: [], showLogoOnPdf: false };
  await services.providers.add('verdier', { name: 'Verdier', privacyNotice: OWN, ...fields });
  await services.providers.add('aurum', { name: 'Aurum', privacyNotice: '', ...fields });
  await services.providers.add('older', { name: 'Older', ...fields });
  const noticeOf = async (input: Record<string, string>) =>
    (await ask(getPrivacyNoticeEndpoint, services, input)).body.url;
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
  const { services, stop } = await open({ PRIVACY_NOTICE_URL: HOUSE });
  const textFor = async (provider: string) => {
    const side = { provider, salesperson: 'jonah@aurum.example', salespersonId: '' };
    const guest = { name: 'Guest', email: `${provider}@guest.example` };
    await services.invites.addWithFreshCode(provider, { ...guest, ...side });
    const invite = (await services.invites.read(provider)) ?? expect.fail('The invite is missing');
    return (await services.invites.mailOf()(invite)).plainText;
  };
  const [own, other] = [await textFor('verdier'), await textFor('aurum')];
  expect(own).toContain(`handle your data:\n${OWN}`);
  expect(own).toMatch(/\/invite#email=[^\n]*&provider=verdier\n/);
  expect(other).toContain(`handle your data:\n${HOUSE}`);
  expect(other).not.toContain('&provider=');
  await stop();
});

test("the mail to a user has the notice of their provider, otherwise the house's", async () => {
  const { services, records, stop } = await open({ PRIVACY_NOTICE_URL: HOUSE });
  for (const provider of ['verdier', 'aurum']) {
    await services.users.addSettings(provider, {
      ...{ firstName: 'Noor', lastName: 'Vance', email: `noor@${provider}.example`, provider },
      ...{ role: 'Salesperson', activeDirectoryMemberId: '', logo: '' },
    });
    await services.users.resendMail(provider);
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
