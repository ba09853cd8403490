import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRespondentToken } from '../../lib/auth/tokens.ts';
import { outboxFor } from './outboxes.ts';

const A1 = { selectedAnswers: ['a1'] };
const TICKED = { ...A1, changedAnswers: ['a1'] };

let id = '';
beforeEach(() => {
  id = crypto.randomUUID();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const saved = (isQuizCompleted = false) =>
  Response.json({ questions: [{ id: 'q1', selectedAnswers: ['a1'] }], isQuizCompleted });
const refused = (status: number, code = 'TOKEN') =>
  Response.json({ issues: [{ code, message: 'No' }] }, { status });

/** A server that answers each save; the last answer is for all that follow. It notes what it is sent. */
function serve(...answers: (() => Response)[]) {
  const sent: RequestInit[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    if (String(url).includes('vseGetAppSettings')) return Response.json({ functionKey: 'key' });
    sent.push(init);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('offline');
    return answer();
  });
  return sent;
}
const offline = () => {
  throw new TypeError('offline');
};

const SCREEN = { onAcknowledged: () => {}, reread: async () => {} };

/** An outbox with its screen. States are listened for, because expect.poll would advance a timer that is not real. */
function connected(screen: Partial<typeof SCREEN> = {}) {
  const { outbox, connect } = outboxFor(id);
  const disconnect = connect({ ...SCREEN, ...screen });
  const reaches = (status: string) =>
    new Promise<void>((resolve) => {
      if (outbox.get().status === status) resolve();
      outbox.subscribe(() => outbox.get().status === status && resolve());
    });
  return { outbox, connect, disconnect, reaches };
}

test('an outbox that is asked for while rendering sends nothing before a screen is connected', () => {
  localStorage.setItem(`vse.outbox.${id}`, JSON.stringify({ q1: A1 }));
  // What sends asks for the lock first, at once; the task itself has no API to talk to here.
  const lock = vi.spyOn(navigator.locks, 'request').mockImplementation(() => new Promise(() => {}));
  const listen = vi.spyOn(window, 'addEventListener');
  const { outbox, connect } = outboxFor(id);
  expect(outbox.get().pending).toEqual({ q1: A1 });
  expect(outboxFor(id).outbox).toBe(outbox);
  expect([lock.mock.calls.length, listen.mock.calls.length]).toEqual([0, 0]);
  const disconnect = connect(SCREEN);
  expect(lock.mock.calls.map(([name]) => name)).toEqual([`vse.outbox.${id}`]);
  const listeners = listen.mock.calls.length;
  expect(listeners).toBeGreaterThan(0);
  disconnect();
  connect(SCREEN);
  expect(listen).toHaveBeenCalledTimes(listeners);
});

test('answers that were acknowledged while no screen was connected reach the next screen', async () => {
  serve(saved);
  const left = vi.fn();
  const { outbox, connect, disconnect, reaches } = connected({ onAcknowledged: left });
  disconnect();
  outbox.choose('q1', A1);
  await reaches('saved');
  const onAcknowledged = vi.fn();
  connect({ ...SCREEN, onAcknowledged })();
  expect(onAcknowledged.mock.calls).toEqual([[{ q1: A1 }]]);
  connect({ ...SCREEN, onAcknowledged });
  expect([left.mock.calls.length, onAcknowledged.mock.calls.length]).toEqual([0, 1]);
});

test('the screen that is left does not disconnect the one that has come', async () => {
  serve(saved);
  const onAcknowledged = vi.fn();
  const { outbox, connect, disconnect, reaches } = connected();
  connect({ ...SCREEN, onAcknowledged });
  disconnect();
  outbox.choose('q1', A1);
  await reaches('saved');
  expect(onAcknowledged.mock.calls).toEqual([[{ q1: A1 }]]);
});

test('a request has the ticks and the token, and the browser finishes it when the tab is closed', async () => {
  keepRespondentToken(id, 'token');
  const sent = serve(() => saved(true));
  const { outbox, reaches } = connected();
  outbox.choose('q1', TICKED);
  outbox.complete({});
  await reaches('saved');
  expect(sent.map(({ body, keepalive }) => [JSON.parse(String(body)), keepalive])).toEqual([
    [{ id, questions: [{ id: 'q1', ...TICKED }], isQuizCompleted: true }, true],
  ]);
  expect(new Headers(sent[0]?.headers).get('X-Authorization')).toBe('Bearer token');
});

test('a quiz that another device has completed is over', async () => {
  serve(() => saved(true));
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('saved');
  expect(outbox.get().completion).toBe('done');
});

test('a quiz is completed once, also when the response does not say so', async () => {
  const sent = serve(saved, () => refused(400));
  const { outbox, reaches } = connected();
  outbox.complete({ q1: A1 });
  await reaches('saved');
  expect([outbox.get().completion, sent.length]).toEqual(['done', 1]);
});

test.each([
  [400, 'refused', {}],
  [409, 'refused', {}],
  [401, 'refused', { q1: A1 }],
  [403, 'refused', { q1: A1 }],
  [404, 'refused', { q1: A1 }],
  [429, 'retrying', { q1: A1 }],
  [503, 'retrying', { q1: A1 }],
])('after a status of %i a save is %s, and %o is still pending', async (code, state, pending) => {
  serve(() => refused(code));
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches(state);
  expect(outbox.get().pending).toEqual(pending);
});

test.each([
  ['online', () => dispatchEvent(new Event('online'))],
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'a choice that was not sent is sent when the page is %s again, without a wait',
  async (_, wake) => {
    // No timer of the outbox ever rings.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serve(offline, saved);
    const { outbox, disconnect, reaches } = connected();
    outbox.choose('q1', A1);
    await reaches('retrying');
    expect(vi.getTimerCount()).toBe(1);
    wake();
    await reaches('saved');
    expect(vi.getTimerCount()).toBe(0);
    disconnect();
  },
  5000,
);

test('a page that is hidden sends nothing', async () => {
  const sent = serve(offline);
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('retrying');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([outbox.get().status, sent.length]).toEqual(['retrying', 1]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
});

test('a choice that was not sent is sent again after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serve(offline, saved);
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('retrying');
  vi.advanceTimersByTime(1000);
  await reaches('saved');
}, 5000);

test('what another tab has sent is read again, and a change to another quiz is not about this one', () => {
  const reread = vi.fn(async () => {});
  const { outbox } = connected({ reread });
  const oldValue = JSON.stringify({ q1: A1 });
  dispatchEvent(new StorageEvent('storage', { key: 'vse.outbox.other', oldValue }));
  expect(reread).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: `vse.outbox.${id}`, oldValue }));
  expect(reread).toHaveBeenCalledTimes(1);
  expect(outbox.get().unconfirmed).toEqual({ q1: A1 });
});

test('a refused token is dropped, and a new one sends the answers', async () => {
  keepRespondentToken(id, 'old');
  const sent = serve(() => refused(401), saved);
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('refused');
  expect(localStorage.getItem(`vse.respondent.${id}`)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
  keepRespondentToken(id, 'new');
  await reaches('saved');
  expect(sent.map(({ headers }) => new Headers(headers).get('X-Authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});

test('a token that stays the same sends nothing again', async () => {
  keepRespondentToken(id, 'token');
  const sent = serve(() => refused(403, 'FORBIDDEN'));
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('refused');
  keepRespondentToken('another quiz', 'other');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
});

test('a token that comes while the old one is being refused sends the answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepRespondentToken(id, 'old');
  serve(() => {
    keepRespondentToken(id, 'new');
    return refused(401);
  }, saved);
  const { outbox, reaches } = connected();
  outbox.choose('q1', A1);
  await reaches('refused');
  vi.runAllTimers();
  await reaches('saved');
  expect(localStorage.getItem(`vse.respondent.${id}`)).toBe('new');
}, 5000);
