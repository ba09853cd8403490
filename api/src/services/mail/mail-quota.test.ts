import { DAY_MS, HOUR_MS } from '@vse/domain/rules/durations';
import { beforeEach, expect, it } from 'vitest';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import type { MailQuotaDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import { createMailQuota, type MailIntent } from './mail-quota.ts';

const limits = { MAIL_LIMIT_PER_SENDER: 5, MAIL_LIMIT_PER_RECIPIENT: 3 };

/** Each test starts two days later, because the mails to an address are counted in one document for all tests. */
let day = Date.parse('2026-03-01T10:14:30Z');
let time = day;
beforeEach(() => {
  day += 2 * DAY_MS;
  time = day;
});

describeStores('The limits on mails that people cause', ({ container }) => {
  const quota = () =>
    createMailQuota(
      container('rateLimits') as unknown as Container<MailQuotaDoc>,
      limits,
      () => new Date(time),
    );
  let mails = 0;
  const mail = (change: Partial<MailIntent> = {}): MailIntent => ({
    mailId: `mail-${mails++}`,
    recipient: 'ana@example.com',
    sender: 'jonah@aurum.example',
    provider: 'aurum',
    ...change,
  });
  const isSent = (intent: MailIntent) =>
    quota()
      .during(intent, async () => true)
      .catch(() => false);

  it('allow three mails a day to one address from all senders of a provider, in any spelling, also concurrently', async () => {
    const sent = await Promise.all(
      [
        'ana@example.com',
        'ANA@example.com',
        ' ana@example.com ',
        'ana+news@example.com',
        'Ana@example.com',
      ].map((recipient, index) =>
        isSent(mail({ recipient, sender: `person-${index}@aurum.example` })),
      ),
    );
    expect(sent.filter(Boolean)).toHaveLength(3);
    time += DAY_MS - 1;
    expect(await isSent(mail())).toBe(false);
    time += 1;
    expect(await isSent(mail())).toBe(true);
  });

  it('take an address with a tag for its mailbox, but no other address', async () => {
    const to = (recipient: string) => isSent(mail({ recipient, sender: undefined }));
    for (const tagged of ['kim+1@example.com', 'KIM+b+c@example.com', 'kim+@example.com'])
      expect(await to(tagged)).toBe(true);
    expect(await to('kim@example.com')).toBe(false);
    for (const other of ['kima@example.com', 'kim@other.example', '+kim@example.com'])
      expect(await to(other)).toBe(true);
  });

  it('leave three mails to each provider, and nine to an address from all of them', async () => {
    const by = (provider: string) => isSent(mail({ provider, sender: undefined }));
    const ofThree = async (provider: string) => [
      await by(provider),
      await by(provider),
      await by(provider),
    ];
    expect(await ofThree('aurum')).toEqual([true, true, true]);
    expect(await by('aurum')).toBe(false);
    expect(await ofThree('northlight')).toEqual([true, true, true]);
    expect(await ofThree('')).toEqual([true, true, true]);
    expect(await by('lumen')).toBe(false);
    await expect(quota().during(mail({ provider: 'lumen' }), async () => true)).rejects.toThrow(
      'This address has had 9 mails within a day.',
    );
    time += DAY_MS;
    expect(await by('lumen')).toBe(true);
  });

  it('count a guest without a mail for the person who adds them, and for no address', async () => {
    const guest = (n: number) => isSent(mail({ recipient: undefined, mailId: `guest-${n}` }));
    for (let n = 0; n < 5; n++) expect(await guest(n)).toBe(true);
    expect(await guest(5)).toBe(false);
    expect(await guest(0)).toBe(true);
    expect(await isSent(mail({ sender: 'other@aurum.example' }))).toBe(true);
  });

  it('say when the mail will be possible', async () => {
    const at = new Date(time + DAY_MS + 30_000).toISOString().slice(0, 10);
    for (let n = 0; n < 3; n++) await isSent(mail());
    await expect(quota().during(mail(), async () => true)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 86_400,
      message: `This address has had 3 mails within a day. The next one can be sent from ${at} 10:15 UTC.`,
    });
  });

  it('limit the mails of one person per hour, but not an Admin’s list', async () => {
    const to = (n: number, sender: string | undefined) =>
      isSent(mail({ recipient: `guest-${n}@example.com`, sender }));
    for (let n = 0; n < 5; n++) expect(await to(n, 'jonah@aurum.example')).toBe(true);
    expect(await to(5, 'jonah@aurum.example')).toBe(false);
    expect(await to(5, undefined)).toBe(true);
    expect(await to(6, 'other@aurum.example')).toBe(true);
    time += HOUR_MS;
    expect(await to(7, 'jonah@aurum.example')).toBe(true);
  });

  it('count a repeated request once, and failed work not at all', async () => {
    const same = mail();
    for (let n = 0; n < 5; n++) expect(await isSent(same)).toBe(true);
    const failing = quota().during(mail(), () => Promise.reject(new Error('no code')));
    await expect(failing).rejects.toThrow('no code');
    expect([await isSent(mail()), await isSent(mail()), await isSent(mail())]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('go on counting a mail when one of two requests for it fails, whichever came first', async () => {
    for (const isFirst of [true, false]) {
      const same = mail({ recipient: `${isFirst}@example.com`, sender: undefined });
      const [first, second] = [await quota().count(same), await quota().count(same)];
      expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
      await (isFirst ? first : second).giveBack();
      expect(await quota().count(same)).toMatchObject({ isRepeated: true });
    }
  });

  it('stop counting a mail when both requests for it fail, or are refused by another limit', async () => {
    const same = mail({ sender: 'two@aurum.example' });
    for (const counted of [await quota().count(same), await quota().count(same)])
      await counted.giveBack();
    expect(await quota().count(same)).toMatchObject({ isRepeated: false });
    for (let n = 0; n < 2; n++) await isSent(mail());
    const refused = mail({ sender: 'three@aurum.example' });
    expect([await isSent(refused), await isSent(refused)]).toEqual([false, false]);
    const other = { sender: 'three@aurum.example', recipient: 'eve@example.com' };
    const sent = await Promise.all(Array.from({ length: 3 }, () => isSent(mail(other))));
    expect(sent).toEqual([true, true, true]);
    expect(await isSent({ ...refused, recipient: 'kim@example.com' })).toBe(true);
    expect(await isSent(mail({ ...other, recipient: 'lea@example.com' }))).toBe(true);
    expect(await isSent(mail({ ...other, recipient: 'lea@example.com' }))).toBe(false);
  });

  it('count each address for itself, although hundreds share documents', async () => {
    const limit = quota();
    const mails = Array.from({ length: 250 }, (_, n) =>
      mail({ recipient: `one-${n}@example.com`, sender: undefined }),
    );
    const counted = await Promise.all(mails.map(limit.count));
    expect(counted.filter(({ isRepeated }) => isRepeated)).toEqual([]);
    await counted[0]?.giveBack();
    const again = await Promise.all(mails.map(limit.count));
    expect(again.map(({ isRepeated }) => isRepeated)).toEqual([false, ...Array(249).fill(true)]);
  });
});
