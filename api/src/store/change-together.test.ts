import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { type Anything, describeStores } from '../../../tests/support/store-suites.ts';
import { changeTogether } from './change-together.ts';

type Count = Anything & { times?: number };
const times = (doc: Count | undefined) => doc?.times ?? 0;

describeStores('Changing a document together', ({ container }) => {
  const open = () => container('rateLimits');
  const add = (change: ReturnType<typeof changeTogether<Count>>, id: string) =>
    change(id, (doc) => ({ next: { id, times: times(doc) + 1 }, answer: times(doc) }));

  it('applies every change once, in few writes, and returns each caller the state it found', async () => {
    const id = randomUUID();
    const store = open();
    const replace = vi.spyOn(store, 'replace');
    const change = changeTogether<Count>(store);
    const answers = await Promise.all(Array.from({ length: 100 }, () => add(change, id)));
    expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(replace.mock.calls.length).toBeLessThan(5);
  });

  it('loses no change when several hosts write at the same time', async () => {
    const id = randomUUID();
    const hosts = Array.from({ length: 5 }, () => changeTogether<Count>(open()));
    await Promise.all(hosts.flatMap((change) => [1, 2, 3, 4].map(() => add(change, id))));
    expect(times((await open().read(id))?.doc)).toBe(20);
  });

  it('does not write when a step returns no next document', async () => {
    const id = randomUUID();
    expect(await changeTogether(open())(id, () => ({ answer: 'nothing' }))).toBe('nothing');
    expect(await open().read(id)).toBeUndefined();
  });

  it('decides on the stored document, not on the one that this host wrote last', async () => {
    const id = randomUUID();
    const here = changeTogether<Count>(open());
    /** Counts one more up to a limit of two. */
    const take = () =>
      here(id, (doc) =>
        times(doc) < 2 ? { next: { id, times: times(doc) + 1 }, answer: true } : { answer: false },
      );
    const resetElsewhere = async (to: number) =>
      open().replace({ id, times: to }, (await open().read(id))?.etag ?? '');
    expect([await take(), await take()]).toEqual([true, true]);
    await resetElsewhere(0);
    expect(await take()).toBe(true);
    await resetElsewhere(2);
    expect(await take()).toBe(false);
  });

  it('passes a store error to every waiting caller, and works again afterwards', async () => {
    const id = randomUUID();
    const store = open();
    const change = changeTogether<Count>(store);
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('down'));
    await expect(add(change, id)).rejects.toThrow('down');
    expect(await add(change, id)).toBe(0);
  });

  it('writes waiting changes with the deadline of the newest call, not with that of the call that came first', async () => {
    const id = randomUUID();
    const store = open();
    const caller = new AsyncLocalStorage<string>();
    const change = changeTogether<Count>(store);
    let later: Promise<unknown[]> | undefined;
    const writers: (string | undefined)[] = [];
    const { create, replace } = store;
    vi.spyOn(store, 'create').mockImplementation((doc) => {
      writers.push(caller.getStore());
      const calls = ['second', 'third'].map((name) => caller.run(name, () => add(change, id)));
      later = Promise.all(calls);
      return create(doc);
    });
    vi.spyOn(store, 'replace').mockImplementation((doc, etag) => {
      writers.push(caller.getStore());
      return replace(doc, etag);
    });
    await caller.run('first', () => add(change, id));
    expect(await later).toEqual([1, 2]);
    expect(writers).toEqual(['first', 'third']);
  });
});
