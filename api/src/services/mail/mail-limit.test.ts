import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { beforeEach, expect, it } from 'vitest';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import type { MailRateDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import { createMailLimit } from './mail-limit.ts';

const limits = { MAIL_PER_MINUTE: 5, MAIL_PER_HOUR: 8 };

/** Each test starts a day later, because all tests share one document with the counted mails. */
let time = Date.parse('2026-03-01T10:14:30Z');
beforeEach(() => {
  time += DAY_MS;
});

describeStores('The limit on mails', ({ container }) => {
  const limit = () =>
    createMailLimit(
      container('rateLimits') as unknown as Container<MailRateDoc>,
      limits,
      () => new Date(time),
    );

  async function takeAtOnce(times: number): Promise<number[]> {
    const slots = await Promise.all(Array.from({ length: times }, () => limit().take()));
    return slots.filter((slot) => slot !== undefined);
  }

  it('accepts as many mails as the minute allows, then as the hour allows, however many are concurrent', async () => {
    expect(await takeAtOnce(20)).toHaveLength(5);
    time += MINUTE_MS;
    expect(await takeAtOnce(20)).toHaveLength(3);
    time += 58 * MINUTE_MS;
    expect(await takeAtOnce(20)).toHaveLength(0);
    time += MINUTE_MS;
    expect(await takeAtOnce(20)).toHaveLength(5);
  });

  it('accepts another mail for one that was uncounted', async () => {
    const [slot = 0] = await takeAtOnce(5);
    expect(await takeAtOnce(1)).toEqual([]);
    await limit().giveBack(slot);
    expect(await takeAtOnce(3)).toHaveLength(1);
  });

  it('forgets mails that lie ahead because the clock was set back by an hour', async () => {
    expect(await takeAtOnce(5)).toHaveLength(5);
    time -= HOUR_MS;
    expect(await takeAtOnce(20)).toHaveLength(5);
  });

  it('accepts none on any host while the service asks to wait, and a shorter wait does not end a longer one', async () => {
    await limit().pauseFor(3600);
    await limit().pauseFor(60);
    expect(await takeAtOnce(5)).toEqual([]);
    time += 59 * MINUTE_MS;
    expect(await takeAtOnce(5)).toEqual([]);
    time += MINUTE_MS;
    expect(await takeAtOnce(5)).toHaveLength(5);
  });

  it('counts status calls apart from mails, up to twice as many, and pauses each alone', async () => {
    const askAtOnce = async (times: number) => {
      const calls = Array.from({ length: times }, () => limit().statusCalls.take());
      return (await Promise.all(calls)).filter((slot) => slot !== undefined).length;
    };
    expect(await takeAtOnce(20)).toHaveLength(5);
    expect(await askAtOnce(30)).toBe(10);
    time += MINUTE_MS;
    expect(await askAtOnce(30)).toBe(6);
    time += HOUR_MS;
    await limit().statusCalls.pauseFor(60);
    expect([await askAtOnce(5), (await takeAtOnce(5)).length]).toEqual([0, 5]);
    time += MINUTE_MS;
    await limit().pauseFor(60);
    expect([await askAtOnce(5), (await takeAtOnce(5)).length]).toEqual([5, 0]);
  });
});
