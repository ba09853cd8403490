import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import { expect, it } from 'vitest';
import { describeStores } from '../../../tests/support/store-suites.ts';
import { createClaims, type IsHeld, type Taken } from './claims.ts';
import type { ClaimDoc } from './document-types.ts';
import type { Container } from './store.ts';
import type { Records } from './typed-containers.ts';

describeStores('Claims', ({ container }) => {
  /** Claims of invite codes with a manual clock. `used` says which value the record of each holder uses. */
  function claimsOf() {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const used = new Map<string, string>();
    const isHeld: IsHeld = async (value, holder) => used.get(holder) === value;
    const never: IsHeld = async () => false;
    const records = { claims: container('claims') as unknown as Container<ClaimDoc> } as Records;
    const holders = {
      'invite code': isHeld,
      'user e-mail': never,
      'directory account': never,
      'role change': never,
      'admin change': never,
      'project name': never,
      'provider name': never,
      'fragrance SKU': never,
    };
    const claims = createClaims(records, holders, () => new Date(time));
    const value = randomUUID();
    return {
      take: async (holder: string) => Boolean(await claims.take('invite code', value, holder)),
      takeOtherKind: async (holder: string) =>
        Boolean(await claims.take('project name', value, holder)),
      release: (holder: string) => claims.release('invite code', value, holder),
      /** As one request, with its last claim. */
      takeAs: (holder: string, mine?: Taken) => claims.take('invite code', value, holder, mine),
      releaseAs: (holder: string, mine: Taken | undefined) =>
        claims.release('invite code', value, holder, mine),
      use: (holder: string) => used.set(holder, value),
      drop: (holder: string) => used.delete(holder),
      pass: (minutes: number) => {
        time += minutes * MINUTE_MS;
      },
    };
  }

  it('give a value to only one of many concurrent holders', async () => {
    const { take } = claimsOf();
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`${index}`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('give the value to the same holder any number of times, also concurrently', async () => {
    const { take } = claimsOf();
    expect(await Promise.all(Array.from({ length: 20 }, () => take('a')))).not.toContain(false);
  });

  it('do not stay reserved for as long as a clock that was set back had been ahead', async () => {
    const { take, pass } = claimsOf();
    await take('a');
    pass(-60);
    expect(await take('b')).toBe(true);
  });

  it('stay reserved until the holder writes its record, and expire after five minutes without one', async () => {
    const { take, pass } = claimsOf();
    await take('a');
    pass(4);
    expect(await take('b')).toBe(false);
    pass(1);
    expect(await take('b')).toBe(true);
    expect(await take('a')).toBe(false);
  });

  it('stay taken as long as the record uses the value', async () => {
    const { take, use, drop, pass } = claimsOf();
    await take('a');
    use('a');
    pass(60);
    expect(await take('b')).toBe(false);
    drop('a');
    expect(await take('b')).toBe(true);
  });

  it('are reserved again when the holder takes them again', async () => {
    const { take, pass } = claimsOf();
    await take('a');
    pass(60);
    expect(await take('a')).toBe(true);
    expect(await take('b')).toBe(false);
  });

  it('are released by their holder at once, and by nobody else', async () => {
    const { take, release } = claimsOf();
    await take('a');
    await release('b');
    expect(await take('b')).toBe(false);
    await release('a');
    expect(await take('b')).toBe(true);
    await release('nobody');
  });

  it("are not released while the holder's record uses the value", async () => {
    const { take, use, release, pass } = claimsOf();
    await take('a');
    use('a');
    await release('a');
    pass(60);
    expect(await take('b')).toBe(false);
  });

  it('are not released by a request that another one of the same holder relies on', async () => {
    const { take, takeAs, releaseAs } = claimsOf();
    const first = await takeAs('a');
    const second = await takeAs('a');
    await releaseAs('a', second);
    await releaseAs('a', first);
    expect(await take('b')).toBe(false);
  });

  it('are released by the only request that has taken them, however often', async () => {
    const { take, takeAs, releaseAs } = claimsOf();
    const first = await takeAs('a');
    await releaseAs('a', await takeAs('a', first));
    expect(await take('b')).toBe(true);
  });

  it('of different kinds are independent', async () => {
    const { take, takeOtherKind } = claimsOf();
    await take('a');
    expect(await takeOtherKind('b')).toBe(true);
  });
});
