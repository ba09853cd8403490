import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, it } from 'vitest';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import { Problem } from '../../problem.ts';
import type { AttemptsDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import { emailRule } from './email-tries.ts';
import { createRateLimit } from './rate-limit.ts';

const LIMIT = 10;
const many = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
const passed = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;

describeStores('The attempts for an e-mail', ({ container }) => {
  /** One e-mail, the rate limits of two hosts used alternately, and a manual clock. */
  function guarded() {
    let time = Date.parse('2026-03-01T10:14:30Z');
    const attempts = container('rateLimits') as unknown as Container<AttemptsDoc>;
    const host = () => createRateLimit(attempts, () => new Date(time));
    const hosts = [host(), host()] as const;
    let calls = 0;
    const email = `${randomUUID()}@example.com`;
    /** Settles an attempt. Returns the seconds to wait, 0 for one that gets its answer. */
    async function seconds(network: string, isWrong: boolean) {
      const rule = emailRule(LIMIT, { email, network });
      try {
        await hosts[calls++ % 2 === 0 ? 0 : 1].settle(email, rule, isWrong);
        return 0;
      } catch (error) {
        if (error instanceof Problem) return error.retryAfterSeconds ?? Number.NaN;
        throw error;
      }
    }
    const wrong = (network: string) => seconds(network, true);
    return {
      wrong,
      right: (network: string) => seconds(network, false),
      /** Uses up the e-mail's own attempts from one network. */
      useUp: () => many(LIMIT, () => wrong('attacker')),
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('used up by others leave the correct code to a network without wrong attempts, any number of times', async () => {
    const { useUp, right } = guarded();
    await useUp();
    for (let time = 0; time < 5; time++) expect(await right('home')).toBe(0);
    expect(passed(await many(20, () => right('home')))).toBe(20);
    expect(passed(await many(30, (index) => right(`office ${index}`)))).toBe(30);
  });

  it('from one network are limited to ten, even when forty are concurrent, and then stop its correct code too', async () => {
    const { wrong, right } = guarded();
    expect(passed(await many(40, () => wrong('attacker')))).toBe(10);
    expect(await right('attacker')).toBe(15 * 60);
  });

  it('used up by others leave one wrong attempt to each other network', async () => {
    const { useUp, wrong, right } = guarded();
    await useUp();
    expect(passed(await many(8, () => wrong('home')))).toBe(1);
    expect(await right('home')).toBe(15 * 60);
    expect(await right('office')).toBe(0);
  });

  it('stop a network that mistyped before others used them up', async () => {
    const { useUp, wrong, right } = guarded();
    expect(await wrong('home')).toBe(0);
    await useUp();
    expect(await right('home')).toBe(15 * 60);
  });

  it('are limited to fifty from any number of networks, concurrent or not', async () => {
    const { wrong, right } = guarded();
    const waits = await many(80, (index) => wrong(`network ${index}`));
    for (let index = 80; index < 90; index++) waits.push(await wrong(`network ${index}`));
    expect(passed(waits)).toBe(50);
    expect(await right('home')).toBe(15 * 60);
  });

  it('are available again when the oldest is fifteen minutes old, as the response says', async () => {
    const { useUp, wrong, right, pass } = guarded();
    await useUp();
    pass(5 * MINUTE_MS);
    expect(await wrong('home')).toBe(0);
    expect(await right('home')).toBe(10 * 60);
    pass(10 * MINUTE_MS - 1);
    expect(await right('home')).toBe(1);
    pass(1);
    expect(await right('home')).toBe(0);
    expect(await right('attacker')).toBe(0);
  });

  it('from the reserve do not count towards the ten', async () => {
    const { useUp, wrong, right, pass } = guarded();
    await useUp();
    pass(5 * MINUTE_MS);
    expect(passed(await many(20, (index) => wrong(`network ${index}`)))).toBe(20);
    pass(10 * MINUTE_MS);
    expect(passed(await many(40, () => wrong('attacker')))).toBe(10);
    expect(await right('network 0')).toBe(5 * 60);
  });
});
