import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, it } from 'vitest';
import { interleave } from '../../../../tests/support/interleave.ts';
import { describeStores } from '../../../../tests/support/store-suites.ts';
import { Problem } from '../../problem.ts';
import type { AttemptsDoc } from '../../store/document-types.ts';
import { addressRule, createRateLimit, type Rule } from './rate-limit.ts';

const passed = (waits: number[]) => waits.filter((seconds) => seconds === 0).length;
const many = <T>(times: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Refuses everything after this many wrong attempts, as an e-mail's limit does within one network. */
const strictRule =
  (limit: number): Rule =>
  (recent) =>
    recent.length < limit ? { counts: {} } : { until: recent.at(-limit) };

describeStores('The limit on wrong attempts', ({ store }) => {
  /** The rate limits of five hosts used in turn, with a manual clock. */
  function limiter(ruleOf: (limit: number) => Rule = addressRule) {
    let time = Date.parse('2026-03-01T10:14:30Z');
    const database = interleave(store());
    const hosts = Array.from({ length: 5 }, () =>
      createRateLimit(database.container<AttemptsDoc>('rateLimits'), () => new Date(time)),
    );
    let calls = 0;
    const key: string = randomUUID();
    /** Settles an attempt. Returns the seconds to wait, 0 for one that gets its answer. */
    async function settle(isWrong: boolean, limit = 3, of = key, host = calls++ % hosts.length) {
      try {
        await hosts[host]?.settle(of, ruleOf(limit), isWrong);
        return 0;
      } catch (error) {
        if (error instanceof Problem) return error.retryAfterSeconds ?? Number.NaN;
        throw error;
      }
    }
    return {
      database,
      hosts,
      key,
      wrong: (limit?: number, of?: string, host?: number) => settle(true, limit, of, host),
      right: (limit?: number, of?: string, host?: number) => settle(false, limit, of, host),
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('answers exactly as many wrong attempts as it allows, also when five hosts count concurrently', async () => {
    const { wrong } = limiter();
    expect(passed(await many(50, () => wrong(7)))).toBe(7);
  });

  it('accepts every correct attempt, in sequence or concurrently, with one read and no write', async () => {
    const { right, wrong, database } = limiter();
    const calls = await database.callsOf(async () => {
      for (let time = 0; time < 4; time++) expect(await right()).toBe(0);
    });
    expect(calls).toEqual(Array(4).fill('rateLimits.read'));
    expect(passed(await many(60, () => right()))).toBe(60);
    expect(database.calls.filter((call) => call !== 'rateLimits.read')).toEqual([]);
    expect([await wrong(), await wrong(), await wrong()]).toEqual([0, 0, 0]);
    expect(await wrong()).toBe(15 * 60);
  });

  it('answers no more wrong attempts when correct ones come with them', async () => {
    const { right, wrong } = limiter();
    const waits = await many(60, async (index) =>
      index % 2 === 0 ? (await right(7)) * 0 - 1 : wrong(7),
    );
    expect(passed(waits)).toBe(7);
  });

  it('accepts a correct attempt for an address whose limit is used up, and answers no wrong one', async () => {
    const { right, wrong } = limiter();
    await many(3, () => wrong());
    expect(await wrong()).toBe(15 * 60);
    expect(passed(await many(20, () => right()))).toBe(20);
    expect(await wrong()).toBe(15 * 60);
  });

  it('blocks the address after 240 more wrong attempts, correct ones too, without a store call on that host', async () => {
    const { right, wrong, hosts, key, database, pass } = limiter();
    await many(3 + 239, () => wrong());
    expect(await right()).toBe(0);
    await wrong();
    expect(await right(3, key, 0)).toBe(15 * 60);
    const calls = await database.callsOf(async () => {
      expect(() => hosts[0]?.requireNotBlocked(key)).toThrow('Too many tries.');
      expect(() => hosts[0]?.requireNotBlocked(randomUUID())).not.toThrow();
    });
    expect(calls).toEqual([]);
    pass(15 * MINUTE_MS);
    hosts[0]?.requireNotBlocked(key);
    expect(await right(3, key, 0)).toBe(0);
  });

  it('judges a correct attempt after the wrong ones that wait before it on the same host', async () => {
    const { right, wrong, key, database } = limiter(strictRule);
    const waits: Promise<number>[] = [];
    database.beforeWrite('rateLimits', 1, () => {
      waits.push(wrong(2, key, 0), right(2, key, 0));
    });
    expect(await wrong(2, key, 0)).toBe(0);
    expect(await Promise.all(waits)).toEqual([0, 15 * 60]);
  });

  it('accepts at most one correct attempt too many on each other host while a wrong one is being written', async () => {
    const { right, wrong, key, database } = limiter(strictRule);
    const waits: number[] = [];
    database.beforeWrite('rateLimits', 1, async () => {
      for (const host of [1, 2, 3, 4]) waits.push(await right(1, key, host));
    });
    expect(await wrong(1, key, 0)).toBe(0);
    expect(waits).toEqual([0, 0, 0, 0]);
    for (const host of [0, 1, 2, 3, 4]) expect(await right(1, key, host)).toBe(15 * 60);
  });

  it('counts each key separately', async () => {
    const { wrong } = limiter();
    expect(await wrong(1)).toBe(0);
    expect(await wrong(1)).toBe(15 * 60);
    expect(await wrong(1, randomUUID())).toBe(0);
  });

  it('slides: no window of fifteen minutes has more answered attempts than the limit', async () => {
    const { wrong, pass } = limiter(strictRule);
    expect([await wrong(), await wrong(), await wrong()]).toEqual([0, 0, 0]);
    for (let minute = 1; minute < 15; minute++) {
      pass(MINUTE_MS);
      expect(await wrong()).toBe((15 - minute) * 60);
    }
  });

  it('answers again when the oldest attempt is fifteen minutes old, as it said', async () => {
    const { wrong, pass } = limiter(strictRule);
    await wrong();
    pass(5 * MINUTE_MS);
    expect([await wrong(), await wrong()]).toEqual([0, 0]);
    expect(await wrong()).toBe(10 * 60);
    pass(10 * MINUTE_MS - 1);
    expect(await wrong()).toBe(1);
    pass(1);
    expect(await wrong()).toBe(0);
    expect(await wrong()).toBe(5 * 60);
  });

  it('counts the silent attempts for an address, so that guessing on extends the wait', async () => {
    const { wrong, pass } = limiter();
    expect([await wrong(1), await wrong(1)]).toEqual([0, 15 * 60]);
    pass(14 * MINUTE_MS);
    expect(await wrong(1)).toBe(60);
    pass(MINUTE_MS);
    expect(await wrong(1)).toBe(14 * 60);
  });

  it('forgets attempts that lie ahead because the clock was set back by a day', async () => {
    const { wrong, pass } = limiter();
    expect(await wrong(1)).toBe(0);
    pass(-DAY_MS);
    expect([await wrong(1), await wrong(1)]).toEqual([0, 15 * 60]);
  });
});
