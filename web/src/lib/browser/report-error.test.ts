import { reportClientError } from '@vse/domain/contract/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Sent = { path: string; message: string; stack: string };

let sent: Sent[];
const listeners: Record<string, (event: object) => void> = {};

/** A page that has just been loaded: nothing is reported yet. */
async function load() {
  vi.resetModules();
  const { reportErrors } = await import('./report-error.ts');
  reportErrors();
}
const arrived = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('location', { pathname: '/invite', search: '?email=ana@example.com&code=ABCDEF' });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith(reportClientError.name)) sent.push(JSON.parse(String(init?.body)));
    return Response.json({ functionKey: 'key' });
  });
  await load();
});
afterEach(() => vi.unstubAllGlobals());

test('what nobody caught is reported with its screen, and without the address’s query', async () => {
  listeners.error?.({ error: new TypeError('x is undefined') });
  await arrived(1);
  expect(sent).toEqual([
    {
      path: '/invite',
      message: 'TypeError: x is undefined',
      stack: expect.stringContaining('report-error.test.ts'),
    },
  ]);
});

test('a rejection that nobody handled is one too', async () => {
  listeners.unhandledrejection?.({ reason: new RangeError('too deep') });
  await arrived(1);
  expect(sent).toMatchObject([{ message: 'RangeError: too deep' }]);
});

test('the same error is reported once, and of many the first five', async () => {
  for (let number = 1; number <= 9; number++)
    for (let again = 0; again < 3; again++)
      listeners.error?.({ error: new Error(`broken ${number}`) });
  await arrived(5);
  expect(sent.map(({ message }) => message).sort()).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Error: broken ${number}`),
  );
});

test('what the API answered, and what says nothing, is not reported', async () => {
  // Of the page's own modules, which each test loads anew.
  const { ApiError } = await import('../api/api-error.ts');
  for (const error of [new ApiError(503), null, undefined, 'text']) {
    listeners.error?.({ error });
    listeners.unhandledrejection?.({ reason: error });
  }
  listeners.error?.({ error: new Error('the only one') });
  await arrived(1);
  expect(sent).toMatchObject([{ message: 'Error: the only one' }]);
});
