import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, it, vi } from 'vitest';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import { Problem } from '../../problem.ts';
import type { AttemptsDoc } from '../../store/document-types.ts';
import type { Container } from '../../store/store.ts';
import { createRateLimit } from './rate-limit.ts';

const count = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;

describeStores('The limit on tries', ({ container }) => {
  /** The rate limits of four hosts used in turn, with a manual clock. */
  function limiter() {
    let time = Date.parse('2026-03-01T10:14:30Z');
    const tries = container('rateLimits') as unknown as Container<AttemptsDoc>;
    const hosts = Array.from({ length: 4 }, () => createRateLimit(tries, () => new Date(time)));
    let asked = 0;
    const tryOnce: ReturnType<typeof createRateLimit>['tryOnce'] = async (...call) =>
      hosts[asked++ % hosts.length]?.tryOnce(...call);
    const key = randomUUID();
    /** Makes an attempt. Returns the seconds to wait, 0 for one that was let through. */
    async function seconds(limit: number, of: string, lookUp: () => Promise<true | undefined>) {
      try {
        await tryOnce(of, limit, lookUp);
        return 0;
      } catch (error) {
        if (error instanceof Problem) return error.retryAfterSeconds ?? Number.NaN;
        throw error;
      }
    }
    return {
      wrong: (limit = 3, of = key) => seconds(limit, of, async () => undefined),
      right: (limit = 3) => seconds(limit, key, async () => true),
      lookUp: (lookUp: () => Promise<true | undefined>, limit: number) =>
        tryOnce(key, limit, lookUp),
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('lets as many failing attempts through as the limit allows, also concurrently', async () => {
    const { wrong } = limiter();
    const waits = await Promise.all(Array.from({ length: 40 }, () => wrong(7)));
    expect(count(waits)).toBe(7);
  });

  it('lets every right attempt through, in sequence or concurrently, and counts none of them', async () => {
    const { right, wrong } = limiter();
    for (let time = 0; time < 10; time++) expect(await right()).toBe(0);
    const waits = await Promise.all(Array.from({ length: 60 }, () => right()));
    expect(count(waits)).toBe(60);
    expect([await wrong(), await wrong(), await wrong()]).toEqual([0, 0, 0]);
    expect(await wrong()).toBeGreaterThan(0);
  });

  it('lets no more failing attempts through when successful ones come with them', async () => {
    const { right, wrong } = limiter();
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? right(7) : wrong(7).then(no))),
    );
    expect(waits.filter((wait) => wait === -1)).toHaveLength(7);
    expect(await right(7)).toBeGreaterThan(0);
  });

  it('looks nothing up once the limit is reached, not even right attempts', async () => {
    const { wrong, lookUp } = limiter();
    await wrong(1);
    const look = vi.fn(async () => true as const);
    await expect(lookUp(look, 1)).rejects.toMatchObject({ status: 429 });
    expect(look).not.toHaveBeenCalled();
  });

  it('does not count a look-up that throws, because it may have been right', async () => {
    const { right, wrong, lookUp } = limiter();
    for (let time = 0; time < 10; time++)
      await expect(lookUp(() => Promise.reject(new Error('down')), 1)).rejects.toThrow('down');
    expect(await right(1)).toBe(0);
    expect([await wrong(1), (await wrong(1)) > 0]).toEqual([0, true]);
  });

  it('counts nothing for the address when others have used up the e-mail’s attempts', async () => {
    const { right, wrong, lookUp } = limiter();
    const email = randomUUID();
    await wrong(1, email);
    const tryEmail = async () => {
      if ((await wrong(1, email)) > 0) throw new Problem(429, 'TOO_MANY_TRIES');
      return undefined;
    };
    for (let time = 0; time < 10; time++)
      await expect(lookUp(tryEmail, 1)).rejects.toThrow('Too many tries.');
    expect(await right(1)).toBe(0);
  });

  it('counts an attempt whose result is never known, and makes others wait for it only a few seconds', async () => {
    const { wrong, lookUp, pass } = limiter();
    void lookUp(() => new Promise(() => undefined), 1);
    const waiting = wrong(1);
    await setTimeout(50);
    pass(10_000);
    expect(await waiting).toBe(15 * 60 - 10);
  });

  it('counts each key separately', async () => {
    const { wrong } = limiter();
    expect(await wrong(1)).toBe(0);
    expect(await wrong(1)).toBeGreaterThan(0);
    expect(await wrong(1, randomUUID())).toBe(0);
  });

  it('slides: no window of fifteen minutes has more attempts than the limit', async () => {
    const { wrong, pass } = limiter();
    expect([await wrong(), await wrong(), await wrong()]).toEqual([0, 0, 0]);
    for (let minute = 1; minute < 15; minute++) {
      pass(MINUTE_MS);
      expect(await wrong()).toBe((15 - minute) * 60);
    }
  });

  it('lets an attempt through again when the oldest is fifteen minutes old, as it said', async () => {
    const { wrong, pass } = limiter();
    await wrong();
    pass(5 * MINUTE_MS);
    expect([await wrong(), await wrong()]).toEqual([0, 0]);
    const seconds = await wrong();
    expect(seconds).toBe(10 * 60);
    pass(seconds * 1000 - 1);
    expect(await wrong()).toBe(1);
    pass(1);
    expect(await wrong()).toBe(0);
    expect(await wrong()).toBe(5 * 60);
  });

  it('forgets attempts that lie ahead because the clock was set back by a day', async () => {
    const { wrong, pass } = limiter();
    expect(await wrong(1)).toBe(0);
    pass(-DAY_MS);
    expect([await wrong(1), await wrong(1)]).toEqual([0, 15 * 60]);
  });

  it('is not extended by a refused attempt', async () => {
    const { wrong, pass } = limiter();
    await wrong(1);
    pass(14 * MINUTE_MS);
    expect(await wrong(1)).toBe(60);
    pass(MINUTE_MS);
    expect(await wrong(1)).toBe(0);
  });
});

const no = (seconds: number) => (seconds === 0 ? -1 : seconds);
