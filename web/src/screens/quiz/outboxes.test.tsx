import { afterEach, expect, test, vi } from 'vitest';
import { outboxFor } from './outboxes.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an outbox that is asked for while rendering sends nothing before a screen is connected', () => {
  const id = crypto.randomUUID();
  localStorage.setItem(`vse.outbox.${id}`, JSON.stringify({ q1: { selectedAnswers: ['a1'] } }));
  // What sends asks for the lock first, at once; the task itself has no API to talk to here.
  const lock = vi.spyOn(navigator.locks, 'request').mockImplementation(() => new Promise(() => {}));
  const listen = vi.spyOn(window, 'addEventListener');
  const { outbox, connect } = outboxFor(id);
  expect(outbox.get().pending).toEqual({ q1: { selectedAnswers: ['a1'] } });
  expect(outboxFor(id).outbox).toBe(outbox);
  expect([lock.mock.calls.length, listen.mock.calls.length]).toEqual([0, 0]);
  const disconnect = connect({ onAcknowledged: () => {}, reread: async () => {} });
  expect(lock).toHaveBeenCalledTimes(1);
  const listeners = listen.mock.calls.length;
  expect(listeners).toBeGreaterThan(0);
  disconnect();
  connect({ onAcknowledged: () => {}, reread: async () => {} });
  expect(listen).toHaveBeenCalledTimes(listeners);
});

test('answers that were acknowledged while no screen was connected reach the next screen', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(
      String(url).includes('vseGetAppSettings')
        ? { functionKey: 'key' }
        : { questions: [{ id: 'q1', selectedAnswers: ['a1'] }], isQuizCompleted: false },
    ),
  );
  const { outbox, connect } = outboxFor(crypto.randomUUID());
  const reread = async () => {};
  const left = vi.fn();
  connect({ onAcknowledged: left, reread })();
  outbox.choose('q1', { selectedAnswers: ['a1'] });
  await expect.poll(() => outbox.get().status).toBe('saved');
  const onAcknowledged = vi.fn();
  const disconnect = connect({ onAcknowledged, reread });
  expect(onAcknowledged.mock.calls).toEqual([[{ q1: { selectedAnswers: ['a1'] } }]]);
  disconnect();
  connect({ onAcknowledged, reread });
  expect([left.mock.calls.length, onAcknowledged.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['online', () => dispatchEvent(new Event('online'))],
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'a choice that was not sent is sent when the page is %s again, without a wait',
  async (_, wake) => {
    // No timer of the outbox ever rings. The states are listened for, because expect.poll would advance the time.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let isOnline = false;
    const sent: (RequestInit | undefined)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      if (String(url).includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
      if (!isOnline) throw new TypeError('offline');
      sent.push(init);
      return Response.json({ questions: [], isQuizCompleted: false });
    });
    const { outbox, connect } = outboxFor(crypto.randomUUID());
    const disconnect = connect({ onAcknowledged: () => {}, reread: async () => {} });
    const reaches = (status: string) =>
      new Promise<void>((resolve) => {
        outbox.subscribe(() => outbox.get().status === status && resolve());
      });
    const retrying = reaches('retrying');
    outbox.choose('q1', { selectedAnswers: ['a1'] });
    await retrying;
    isOnline = true;
    wake();
    await reaches('saved');
    // The browser finishes the request also when the tab is closed.
    expect(sent.map((init) => init?.keepalive)).toEqual([true]);
    disconnect();
  },
  5000,
);
