import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepRespondentToken } from '../../../lib/auth/tokens.ts';
import { showLanguage } from '../../../lib/words/words.ts';
import '../../../ui/base/tokens.css';
import '../../../ui/base/base.css';
import { Results } from '../results.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const FRAGRANCE = {
  ...{ id: 'salt', name: 'Salt Line', sku: 'SL', family: 'Green', collection: 'Core' },
  ...{ shortDescription: '', longDescription: '', isOdorNeutralizer: false, colors: [] },
  ...{ heroImageUrl: PICTURE, oneSheetPdfUrl: '', reasons: [], label: 'BEST MATCH' as const },
  detectionLevel: '',
};
let sent: unknown[];
let answerTo: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answerTo = () => Response.json({ samples: { asked: ['salt'] } });
  keepRespondentToken('r1', 'token');
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseAskForSample')) return Response.json({ functionKey: 'key' });
    sent.push(JSON.parse(String(init?.body)));
    return answerTo();
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await showLanguage('en');
  await page.viewport(1280, 800);
});

const open = (more: object = { samples: { asked: [] } }, name = 'Salt Line') =>
  render(
    <MemoryRouter>
      <Results
        result={{
          ...{ id: 'r1', permalinkUrl: 'https://vse.example/results/r1', isMine: true },
          ...{ quizStartDate: '2026-05-01T08:00:00.000Z', isQuizStarted: true },
          ...{ quizCompleteDate: '2026-05-01T08:10:00.000Z', isQuizCompleted: true },
          ...{ generatedFor: '', generatedBy: '', questions: [] },
          recommendedFragrances: [
            { ...FRAGRANCE, name },
            { ...FRAGRANCE, id: 'second', name: 'Fern Hollow', label: 'GREAT MATCH' as const },
          ],
          ...more,
        }}
      />
    </MemoryRouter>,
  );
const button = (says = 'Ask for a sample') =>
  page.getByRole('button', { name: `${says} of Salt Line` });
const textOf = (role: 'status' | 'alert') =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)
    .join('');

test('one tap asks for a sample of the best match, and a second one sends nothing', async () => {
  await open();
  await button().click();
  await expect.element(button('Sample asked for')).toBeVisible();
  await expect.poll(() => textOf('status')).toBe('You asked for a sample of Salt Line.');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([{ id: 'r1', fragrance: 'salt' }]);
});

test('two taps before the answer send one wish', async () => {
  let finish: (response: Response) => void = () => {};
  answerTo = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  await open();
  await expect.element(button()).toBeVisible();
  const element = button().element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
  finish(Response.json({ samples: { asked: ['salt'] } }));
  await expect.element(button('Sample asked for')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what was asked for before stays so', async () => {
  await open({ samples: { asked: ['salt'] } });
  await expect.element(button('Sample asked for')).toHaveAttribute('aria-disabled', 'true');
});

test('a sample of another fragrance does not count as one of the best match', async () => {
  await open({ samples: { asked: ['second'] } });
  await expect.element(button()).toBeVisible();
});

test.each([
  ['a provider that offers none', {}],
  ['a reader with the permalink', { isMine: false }],
  ['results without a recommendation', { samples: { asked: [] }, recommendedFragrances: [] }],
])('there is no button for %s', async (_, more) => {
  await open(more);
  if (!('isMine' in more))
    await expect.element(page.getByRole('button', { name: /^E-mail me/ })).toBeVisible();
  expect(page.getByRole('button', { name: /sample/ }).elements()).toHaveLength(0);
});

test.each([
  [
    'without a connection',
    () => Promise.reject(new TypeError('offline')),
    /^There is no connection. Please try again/,
  ],
  [
    'after an error',
    async () => Response.json({ issues: [] }, { status: 500 }),
    /^It could not be sent/,
  ],
])('a wish that was not sent %s says so, and can be sent again', async (_, failing, text) => {
  answerTo = failing;
  await open();
  await button().click();
  await expect.poll(() => textOf('alert')).toMatch(text);
  answerTo = () => Response.json({ samples: { asked: ['salt'] } });
  await button().click();
  await expect.element(button('Sample asked for')).toBeVisible();
  await expect.poll(() => textOf('alert')).toBe('');
  expect(sent).toHaveLength(2);
});

test('a mail and a sample that fail for the same reason say it once', async () => {
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
  await open();
  await button().click();
  await page.getByRole('button', { name: /^E-mail me/ }).click();
  await expect.poll(() => textOf('alert')).toMatch(/^There is no connection/);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
});

test('a provider that offers samples no longer is said, and the button is of no use', async () => {
  answerTo = () => Response.json({ issues: [] }, { status: 409 });
  await open();
  await button().click();
  await expect.poll(() => textOf('alert')).toBe('Samples are not offered any more.');
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
});

test.each(['en', 'de', 'es', 'fr'] as const)(
  'on a phone, both actions stand side by side at its bottom and cover nothing at the end, in %s',
  async (language) => {
    await page.viewport(360, 640);
    await showLanguage(language);
    const screen = await open(undefined, 'Donaudampfschifffahrtsgesellschaft'.repeat(3));
    const asking = screen.getByRole('button', { name: /Donau/ }).last();
    await expect.element(asking).toBeVisible();
    const bar = asking.element().parentElement?.parentElement as HTMLElement;
    const [mail, sample] = [...bar.querySelectorAll('button')].map(boxOf);
    scrollTo(0, 0);
    expect(boxOf(bar)).toMatchObject({ left: 0, right: 360, bottom: 640 });
    expect([mail?.top, mail?.height]).toEqual([sample?.top, sample?.height]);
    expect(mail?.left).toBeGreaterThanOrEqual(20);
    expect(sample?.right).toBeLessThanOrEqual(340);
    expect(mail?.right).toBeLessThan(Number(sample?.left));
    // No more than two lines each.
    expect(mail?.height).toBeLessThanOrEqual(60);
    expect(document.documentElement.scrollWidth).toBe(360);
    bar.querySelectorAll('button')[1]?.click();
    await expect.poll(() => textOf('status')).toContain('Donaudampf');
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => boxOf(bar).bottom).toBeLessThanOrEqual(640);
    const others = [...document.querySelectorAll('[data-results] :is(a, button)')].filter(
      (each) => !bar.contains(each),
    );
    for (const each of others) expect(boxOf(each).bottom).toBeLessThanOrEqual(boxOf(bar).top);
  },
);

const boxOf = (element: Element) => element.getBoundingClientRect();
