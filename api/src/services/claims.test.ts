import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeStores } from '../../../tests/support/store-suites.ts';
import { type ClaimDoc, createClaims, type IsHeld } from './claims.ts';
import type { Records } from './records.ts';
import type { Container } from './store/store.ts';

const MINUTE = 60_000;

describeStores('Claims', ({ container }) => {
  /** Claims of codes, by holders who use the values in `used`, with a clock that stands still until it is moved. */
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
      'project name': never,
      'provider name': never,
    };
    const claims = createClaims(records, holders, () => new Date(time));
    const value = randomUUID();
    return {
      take: (holder: string) => claims.take('invite code', value, holder),
      takeOtherKind: (holder: string) => claims.take('project name', value, holder),
      release: (holder: string) => claims.release('invite code', value, holder),
      use: (holder: string) => used.set(holder, value),
      drop: (holder: string) => used.delete(holder),
      pass: (minutes: number) => {
        time += minutes * MINUTE;
      },
    };
  }

  it('give a value to one of many who want it at once', async () => {
    const { take } = claimsOf();
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`${index}`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('give it to the same holder as often as asked for, also at once', async () => {
    const { take } = claimsOf();
    expect(await Promise.all(Array.from({ length: 20 }, () => take('a')))).not.toContain(false);
  });

  it('keep it for a holder whose record is not written yet, and free it when none was within minutes', async () => {
    const { take, pass } = claimsOf();
    await take('a');
    pass(4);
    expect(await take('b')).toBe(false);
    pass(1);
    expect(await take('b')).toBe(true);
    expect(await take('a')).toBe(false);
  });

  it('keep it for as long as the record uses it', async () => {
    const { take, use, drop, pass } = claimsOf();
    await take('a');
    use('a');
    pass(60);
    expect(await take('b')).toBe(false);
    drop('a');
    expect(await take('b')).toBe(true);
  });

  it('reserve it anew for a holder who comes back', async () => {
    const { take, pass } = claimsOf();
    await take('a');
    pass(60);
    expect(await take('a')).toBe(true);
    expect(await take('b')).toBe(false);
  });

  it('let it go at once when its holder does, and not when another one says so', async () => {
    const { take, release } = claimsOf();
    await take('a');
    await release('b');
    expect(await take('b')).toBe(false);
    await release('a');
    expect(await take('b')).toBe(true);
    await release('nobody');
  });

  it('stay with a holder who uses the value again by the time it is let go', async () => {
    const { take, use, release, pass } = claimsOf();
    await take('a');
    use('a');
    await release('a');
    pass(60);
    expect(await take('b')).toBe(false);
  });

  it('of one kind have nothing to do with those of another', async () => {
    const { take, takeOtherKind } = claimsOf();
    await take('a');
    expect(await takeOtherKind('b')).toBe(true);
  });
});
