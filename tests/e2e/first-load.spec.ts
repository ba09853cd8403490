import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { begun, completed, invite } from './support/api.ts';
import { openStaff } from './support/staff.ts';
import {
  heading,
  held,
  heldBack,
  openAs,
  questionsOf,
  redeem,
  soon,
  test,
} from './support/test.ts';

/** Every request of the page, as a list that grows. */
function requestsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** The file of code that has these words. */
function fileWith(words: string) {
  const folder = resolve(import.meta.dirname, '../../web/dist/assets');
  const file = readdirSync(folder).find((name) =>
    readFileSync(resolve(folder, name)).includes(words),
  );
  return `**/assets/${file}`;
}

const OFFICE = /msal|users-|invites-|dashboard|style-guide/;
/** The address of the call that reads a quiz. */
const READ = /vseGetQuizResult/;

test('a link right to a quiz asks for data and pictures while the code is on the way, each once', async ({
  page,
}) => {
  const quiz = await begun();
  const asked = requestsOf(page);
  const { release } = await heldBack(page, /\/assets\/.*\.js$/);
  const of = (part: string) => asked.filter((url) => url.includes(part));
  const opening = openAs(page, quiz, `/quiz/${quiz.id}`);
  const pictures = () => of('vse-file-upload');
  await soon(() => of('vseGetQuizResult')).toHaveLength(1);
  await soon(() => pictures().length).toBe(4);
  const early = pictures();
  await test.step('the settings are asked for before the code, and no font yet', () => {
    // The stylesheet, which names the font, is there by then.
    const firstOf = (part: RegExp) => asked.findIndex((url) => part.test(url));
    expect(firstOf(/vseGetAppSettings/)).toBeLessThan(firstOf(/\.js$/));
    expect(firstOf(/\.woff2$/)).toBe(-1);
  });
  release();
  await opening;
  await expect(questionsOf(page)).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  expect(of('vseGetQuizResult')).toHaveLength(1);
  expect(of('vseGetAppSettings')).toHaveLength(1);
  for (const url of early) expect(of(url)).toHaveLength(1);
  await test.step('one stylesheet, one font, and nothing of the back office', () => {
    // That of what comes after the results may have been fetched ahead by now.
    const styles = asked.filter((url) => url.endsWith('.css') && !url.includes('results-more'));
    expect(styles).toHaveLength(1);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
    const scripts = asked.filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => OFFICE.test(url))).toEqual([]);
  });
});

test.describe(() => {
  test.use({ locale: 'de-AT', colorScheme: 'dark' });

  test('the first page is there before its code, which takes it over as it is, with what was typed and pressed', async ({
    page,
  }) => {
    const guest = await invite();
    const asked = requestsOf(page);
    const { release } = await heldBack(page, /\/assets\/.*\.js$/);
    await page.goto('/invite', { waitUntil: 'commit' });
    await expect(heading(page, 'Finden Sie den Duft, der zu Ihnen passt')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(245, 239, 230)');
    await expect(page.getByRole('button', { name: 'Zum hellen Design wechseln' })).toBeVisible();
    const heldForm = await page.locator('form').elementHandle();
    await page.getByLabel('E-Mail').fill(guest.email);
    await page.getByLabel('Einladungscode').fill(guest.code);
    await page.getByRole('button', { name: 'Quiz starten' }).click();
    expect(new URL(page.url()).search).toBe('');
    const answer = held(page, 'vseRedeemInvite');
    release();
    // React would have drawn the page anew, and reported it, if it had not been the same.
    await (await answer).asked;
    expect(await page.locator('form').evaluate((form, before) => form === before, heldForm)).toBe(
      true,
    );
    (await answer).release();
    await expect(questionsOf(page)).toHaveCount(10);
    // The quiz came with the answer to the press.
    expect(asked.filter((url) => READ.test(url))).toEqual([]);
  });
});

const LINK = '/invite#email=someone%40example.org&code=QH4T9K';

test('an address that is typed while the values of a link arrive is not doubled', async ({
  page,
}) => {
  const { release } = await heldBack(page, /\/assets\/.*\.js$/);
  await page.goto(LINK, { waitUntil: 'commit' });
  await page.getByLabel('Email').click();
  await page.keyboard.type('someone@');
  release();
  await expect(page.getByLabel('Invite code')).toHaveValue('QH4T9K');
  await page.keyboard.type('example.org');
  await expect(page.getByLabel('Email')).toHaveValue('someone@example.org');
  await expect(page).toHaveURL('/invite');
});

test.describe(() => {
  // React reports that it has redrawn what was changed.
  test.use({ expected: /Minified React error #418/ });

  test('what was typed and pressed is sent once when the browser translates the page before its code comes', async ({
    page,
  }) => {
    const guest = await invite();
    let calls = 0;
    await page.route(/vseRedeemInvite/, async (route) => {
      calls += 1;
      await route.continue();
    });
    const { release } = await heldBack(page, /\/assets\/.*\.js$/);
    await page.goto('/invite', { waitUntil: 'commit' });
    await redeem(page, guest);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node instanceof Text && node.parentElement?.closest('#root')) nodes.push(node);
      for (const node of nodes) {
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(`${node.data} (translated)`);
      }
    });
    release();
    await expect(questionsOf(page)).toHaveCount(10);
    expect(calls).toBe(1);
  });
});

test.describe(() => {
  test.use({ locale: 'de-AT' });

  test('when the words of a language come late, the page goes on in English with what was typed, then in that language', async ({
    page,
  }) => {
    const words = await heldBack(page, fileWith('Quiz starten'));
    const code = await heldBack(page, /\/assets\/(react|first)-.*\.js$/);
    await page.goto('/invite', { waitUntil: 'commit' });
    await page.getByLabel('E-Mail').fill('ana@example.com');
    await page.getByLabel('Einladungscode').fill('ABC');
    await page.getByRole('button', { name: 'Quiz starten' }).click();
    code.release();
    await expect(page.getByRole('alert')).toHaveText('Please fill out all fields.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    await expect(page.getByLabel('Invite code')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('2');
    words.release();
    await expect(page.getByRole('alert')).toHaveText('Bitte füllen Sie alle Felder aus.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.keyboard.type('34');
    await expect(page.getByLabel('Einladungscode')).toHaveValue('ABC234');
  });

  test('when they never come, the invite that was typed in is redeemed', async ({ page }) => {
    const guest = await invite();
    await page.route(fileWith('Quiz starten'), (route) => route.abort());
    const code = await heldBack(page, /\/assets\/(react|first)-.*\.js$/);
    await page.goto('/invite', { waitUntil: 'commit' });
    await page.getByLabel('E-Mail').fill(guest.email);
    await page.getByLabel('Einladungscode').fill(guest.code);
    await page.getByRole('button', { name: 'Quiz starten' }).click();
    code.release();
    await expect(questionsOf(page)).toHaveCount(10);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('a further quiz opens with the kept document, and a reload or another page with that of the server', async ({
    page,
  }) => {
    const [one, two] = [await begun(), await begun()];
    await openAs(page, one, `/quiz/${one.id}`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await openAs(page, two, '/start');
    expect(await page.evaluate('navigator.serviceWorker.controller')).toBeNull();
    const opened = await page.goto(`/quiz/${two.id}`);
    expect(opened?.fromServiceWorker()).toBe(true);
    expect(await opened?.headerValue('referrer-policy')).toBe('no-referrer');
    await expect(questionsOf(page)).toHaveCount(10);
    const reloaded = await page.reload();
    expect(reloaded?.fromServiceWorker()).toBe(false);
  });
});

test('staff see nothing of the first page on the way to their own', async ({ page }) => {
  await openStaff(page, 'Salesperson', '/start');
  const { release, asked } = await heldBack(page, /\/assets\/first-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('template')).toHaveCount(4);
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await page.waitForURL('**/start');
});

test('a browser that has redeemed an invite asks for the quiz without waiting for the settings', async ({
  page,
}) => {
  const guest = await invite();
  await page.goto('/');
  await redeem(page, guest);
  await expect(questionsOf(page)).toHaveCount(10);
  const asked = requestsOf(page);
  const { release } = await heldBack(page, /vseGetAppSettings/);
  const answer = page.waitForResponse(READ);
  const opening = page.reload();
  expect((await answer).ok()).toBe(true);
  release();
  await opening;
  await expect(questionsOf(page)).toHaveCount(10);
  expect(asked.filter((url) => READ.test(url))).toHaveLength(1);
});

test('a function key that was replaced since it was remembered costs one request', async ({
  page,
}) => {
  const quiz = await begun();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('vse.functionKey', 'replaced'));
  const asked = requestsOf(page);
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await expect(questionsOf(page)).toHaveCount(10);
  expect(asked.filter((url) => READ.test(url))).toHaveLength(2);
  await page.reload();
  await expect(questionsOf(page)).toHaveCount(10);
  expect(asked.filter((url) => READ.test(url))).toHaveLength(3);
});

test('a token that the API refuses is not sent again with the same function key', async ({
  page,
}) => {
  const quiz = await begun();
  await page.goto('/');
  await soon(() => page.evaluate(() => localStorage.getItem('vse.functionKey'))).toBeTruthy();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (READ.test(request.url())) tokens.push(request.headers()['x-authorization']);
  });
  await openAs(page, { ...quiz, token: 'refused' }, `/quiz/${quiz.id}`);
  await expect(heading(page, 'Open your invite again')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(tokens.filter((token) => token === 'Bearer refused')).toHaveLength(1);
});

test('the first questions of a quiz are drawn before the others', async ({ page }) => {
  const quiz = await begun();
  await page.addInitScript(() => {
    const seen = Object.assign(window, { drawn: [] as number[] });
    new MutationObserver(() => {
      const count = document.querySelectorAll('fieldset').length;
      if (count > 0 && seen.drawn.at(-1) !== count) seen.drawn.push(count);
    }).observe(document, { childList: true, subtree: true });
  });
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await expect(questionsOf(page)).toHaveCount(10);
  expect(await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)).toEqual([
    2, 10,
  ]);
});

test('a link right to the results asks for the picture of the best match just as early', async ({
  page,
}) => {
  const quiz = await completed();
  const asked = requestsOf(page);
  const { release } = await heldBack(page, /\/assets\/.*\.js$/);
  const opening = page.goto(`/results/${quiz.id}`);
  await soon(() => asked.filter((url) => url.includes('vse-file-upload')).length).toBe(1);
  release();
  await opening;
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('vseGetQuizResult'))).toHaveLength(1);
  expect(asked.filter((url) => url.endsWith('.js') && OFFICE.test(url))).toEqual([]);
});

test('a link right to a quiz or its results is drawn in one go, with no skeleton before it', async ({
  page,
}) => {
  const [open, done] = [await begun(), await completed()];
  // Stopped, so that the page's patience never ends, however slow the machine.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.addInitScript(() => {
    const seen = Object.assign(window, { skeletons: 0 });
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy=true]')) seen.skeletons += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const skeletons = () =>
    page.evaluate(() => (window as unknown as { skeletons: number }).skeletons);
  await openAs(page, open, `/quiz/${open.id}`);
  await expect(questionsOf(page)).toHaveCount(10);
  expect(await skeletons()).toBe(0);
  await page.goto(`/results/${done.id}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await skeletons()).toBe(0);
});

test.describe(() => {
  test.use({ expected: /Failed to load resource|Unable to preload CSS/ });

  test('a stylesheet of the office that is lost once comes with the second try', async ({
    page,
  }) => {
    const lost = new Set<string>();
    await page.route(/\/assets\/(?!first).*\.css$/, (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    await openStaff(page, 'Admin', '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(lost.size).toBeGreaterThan(0);
    const isWhole = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet !== null,
      ),
    );
    expect(isWhole).toBe(true);
  });
});
