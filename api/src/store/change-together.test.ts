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

  it('passes a store error to every waiting caller, and works again afterwards', async () => {
    const id = randomUUID();
    const store = open();
    const change = changeTogether<Count>(store);
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('down'));
    await expect(add(change, id)).rejects.toThrow('down');
    expect(await add(change, id)).toBe(0);
  });
});
