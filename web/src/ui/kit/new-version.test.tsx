import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CHECK_MS, isOutdated } from '../../lib/browser/new-version.ts';
import { officeWords } from '../../lib/words/office-words.ts';
import { NewVersion } from './new-version.tsx';

const own = document.createElement('script');
own.type = 'text/plain';
own.setAttribute('src', '/assets/first-AAAAAAAA.js');
const NEXT = '<script type="module" src="/assets/first-BBBBBBBB.js"></script>';
const SAME = '<script type="module" src="/assets/first-AAAAAAAA.js"></script>';

/** Runs on from test to test: the check remembers when it asked. */
let now = Date.now();
let asked: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  document.head.append(own);
  vi.useFakeTimers({ toFake: ['Date'], now });
  asked = [];
  answer = () => new Response(NEXT);
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return answer();
  });
});
afterEach(() => {
  own.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  isOutdated.set(false);
});

async function open() {
  // Before they are loaded, the component is not there.
  await officeWords();
  return (await render(<NewVersion />)).getByText(/^A new version/);
}
/** The person comes back to the tab after this time. */
const comeBack = async (afterMs: number) => {
  now += afterMs;
  vi.setSystemTime(now);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 100));
};

test('a page that was open over a deployment says so and offers to reload', async () => {
  const notice = await open();
  await comeBack(CHECK_MS);
  await expect
    .element(notice)
    .toHaveTextContent('A new version of VSE is there. Reload when it suits you.');
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(asked).toEqual(['/app.html']);
});

test('it is asked at most every ten minutes', async () => {
  answer = () => new Response(SAME);
  await open();
  await comeBack(CHECK_MS);
  await comeBack(CHECK_MS - 1000);
  expect(asked).toHaveLength(1);
  await comeBack(1000);
  expect(asked).toHaveLength(2);
});

test.each([
  ['the same build', () => new Response(SAME)],
  ['the page of a network that asks to sign in', () => new Response('<h1>Welcome</h1>')],
  ['a failure', () => new Response(NEXT, { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s is no new version', async (_, given) => {
  answer = given;
  const notice = await open();
  await comeBack(CHECK_MS);
  expect(asked).toHaveLength(1);
  expect(notice.query()).toBeNull();
});

test('a page that nobody sees asks nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open();
  await comeBack(CHECK_MS);
  expect(asked).toEqual([]);
});
