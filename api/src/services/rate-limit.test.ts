import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores } from '../../../tests/support/store-suites.ts';
import { createRateLimit, type Tries } from './rate-limit.ts';
import type { Container } from './store/store.ts';

const MINUTE = 60_000;
const count = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;

describeStores('The limit on tries', ({ container }) => {
  /** A limiter with a clock that stands still until it is moved. */
  function limiter() {
    let time = Date.parse('2026-03-01T10:14:30Z');
    const tries = container('rateLimits') as unknown as Container<Tries>;
    const { take } = createRateLimit(tries, () => new Date(time));
    const key = randomUUID();
    return {
      take: (limit = 3, of = key) => take(of, limit),
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('lets as many through as the limit says, however many come at once', async () => {
    const { take } = limiter();
    const waits = await Promise.all(Array.from({ length: 40 }, () => take(7)));
    expect(count(waits)).toBe(7);
  });

  it('counts each key by itself', async () => {
    const { take } = limiter();
    expect(await take(1)).toBe(0);
    expect(await take(1)).toBeGreaterThan(0);
    expect(await take(1, randomUUID())).toBe(0);
  });

  it('lets no more through around any moment: the quarter of an hour slides', async () => {
    const { take, pass } = limiter();
    expect([await take(), await take(), await take()]).toEqual([0, 0, 0]);
    for (let minute = 1; minute < 15; minute++) {
      pass(MINUTE);
      expect(await take()).toBe((15 - minute) * 60);
    }
  });

  it('lets one through again when the oldest is a quarter of an hour ago, which is when it said', async () => {
    const { take, pass } = limiter();
    await take();
    pass(5 * MINUTE);
    expect([await take(), await take()]).toEqual([0, 0]);
    const seconds = await take();
    expect(seconds).toBe(10 * 60);
    pass(seconds * 1000 - 1);
    expect(await take()).toBe(1);
    pass(1);
    expect(await take()).toBe(0);
    expect(await take()).toBe(5 * 60);
  });

  it('a try that was refused does not make the wait longer', async () => {
    const { take, pass } = limiter();
    await take(1);
    pass(14 * MINUTE);
    expect(await take(1)).toBe(60);
    pass(MINUTE);
    expect(await take(1)).toBe(0);
  });
});
