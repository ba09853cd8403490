import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, webkit } from '@playwright/test';
import { anyPort } from '../../../scripts/local/ports.ts';
import { PATIENCE_MS, type Size, type Visitor } from './visitor.ts';

type Programs = { driver: string; display: string };

const AGAIN_MS = 50;
/** The key of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** What may have each role. */
const WITH_ROLE: Record<string, string> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  textbox: 'input, textarea',
};

/** Starts Playwright's own build of WebKit. */
export async function openPlaywrightsWebKit(viewport: Size): Promise<Visitor> {
  const browser = await webkit.launch();
  let page: Page = await browser.newPage({ viewport });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    name: `WebKit ${browser.version()}`,
    errors,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    fill: (label, text) => page.getByRole('textbox', { name: label, exact: true }).fill(text),
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    pressText: (text) => page.getByText(text, { exact: true }).click(),
    see: (role, name) =>
      page
        .getByRole(role as 'heading', { name, exact: true })
        .first()
        .waitFor(),
    async pressFirstOfEach(groups, inside, count) {
      await page
        .locator(groups)
        .nth(count - 1)
        .waitFor();
      for (const group of await page.locator(groups).all())
        await group.locator(inside).first().click();
    },
    async inPopup(act) {
      const opener = page;
      const popup = () => opener.context().pages()[1];
      await expect.poll(popup, { timeout: PATIENCE_MS }).toBeDefined();
      page = popup() ?? page;
      await act();
      page = opener;
    },
    close: () => browser.close(),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Asks again until there is an answer. Fails with the last error. */
async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  const last = performance.now() + PATIENCE_MS;
  for (;;) {
    let reason: unknown;
    const answer = await ask().catch((error: unknown) => {
      reason = error;
      return undefined;
    });
    if (answer !== undefined) return answer;
    if (performance.now() > last) throw new Error(`${what} did not come: ${reason}`);
    await pause(AGAIN_MS);
  }
}

/** Does it again until it works. */
const patiently = async (act: () => Promise<unknown>, what: string): Promise<void> =>
  void (await until(async () => {
    await act();
    return true;
  }, what));

/** A display in memory. Resolves with its number once it can be used. */
async function openDisplay(program: string): Promise<{ display: ChildProcess; number: string }> {
  const display = spawn(program, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout ?? display, 'data');
  return { display, number: String(number).trim() };
}

/** Starts WebKitGTK, whose window is no narrower than about 450 pixels. */
export async function openWebKitGtk(programs: Programs, size: Size): Promise<Visitor> {
  const { display, number } = await openDisplay(programs.display);
  const port = await anyPort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  type Element = Record<typeof ELEMENT, string>;
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId, capabilities } = await until(
    () =>
      ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '', {
        capabilities: {},
      }),
    'The browser',
  );
  const at = `/${sessionId}`;
  await ask('POST', `${at}/window/rect`, size);
  const all = (value: string, within = '') =>
    ask<Element[]>('POST', `${at}${within}/elements`, { using: 'css selector', value });
  const label = (element: Element) => ask('GET', `${at}/element/${element[ELEMENT]}/computedlabel`);
  const isShown = (element: Element) =>
    ask<boolean>('GET', `${at}/element/${element[ELEMENT]}/displayed`);
  const click = (element: Element) => ask('POST', `${at}/element/${element[ELEMENT]}/click`, {});
  const named = (role: string, name: string) =>
    until(async () => {
      for (const element of await all(WITH_ROLE[role] ?? `[role=${role}]`))
        if ((await isShown(element)) && (await label(element)) === name) return element;
      return undefined;
    }, `${role} "${name}"`);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    errors: [],
    open: (url) => ask('POST', `${at}/url`, { url }),
    reload: () => ask('POST', `${at}/refresh`, {}),
    fill: (name, text) =>
      patiently(async () => {
        const element = await named('textbox', name);
        await ask('POST', `${at}/element/${element[ELEMENT]}/clear`, {});
        await ask('POST', `${at}/element/${element[ELEMENT]}/value`, { text });
      }, `Filling "${name}"`),
    // An element that has just appeared may be rendered again, or still be covered by the one before it.
    press: (role, name) =>
      patiently(async () => click(await named(role, name)), `Pressing "${name}"`),
    pressText: (text) =>
      patiently(async () => {
        const value = `//*[text()="${text}"]`;
        await click(await ask<Element>('POST', `${at}/element`, { using: 'xpath', value }));
      }, `"${text}"`),
    see: async (role, name) => void (await named(role, name)),
    async pressFirstOfEach(groups, inside, count) {
      const found = await until(async () => {
        const elements = await all(groups);
        return elements.length === count ? elements : undefined;
      }, `${count} ${groups}`);
      for (const group of found) {
        const [first] = await all(inside, `/element/${group[ELEMENT]}`);
        // The quiz scrolls to the next question by itself.
        if (first) await patiently(() => click(first), `Pressing ${inside}`);
      }
    },
    async inPopup(act) {
      const opener = await ask<string>('GET', `${at}/window`);
      const handle = await until(async () => {
        const handles = await ask<string[]>('GET', `${at}/window/handles`);
        return handles.find((one) => one !== opener);
      }, 'The window');
      await ask('POST', `${at}/window`, { handle });
      await act();
      await ask('POST', `${at}/window`, { handle: opener });
    },
    async close() {
      await ask('DELETE', at);
      await end(driver);
      await end(display);
    },
  };
}
