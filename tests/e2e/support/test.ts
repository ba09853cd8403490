import { test as base, expect, type Page, type Request } from '@playwright/test';
import type { Role } from '@vse/domain/access/permissions';
import { NOTIFICATION_MS } from '@vse/domain/limits';
import type { Quiz } from './api.ts';

/** The browser's own line for an answer other than 200, or for none: tests that provoke it expect it. */
const FAILED_LOAD = /^Failed to load resource/;

/** Every test also fails for an exception in the page, a React warning or a breach of the security policy. */
export const test = base.extend<{ expected: RegExp; noErrors: undefined }>({
  expected: [FAILED_LOAD, { option: true }],
  noErrors: [
    async ({ context, expected }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expected.test(text)) errors.push(text);
      };
      context.on('weberror', (error) => note(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(undefined);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects of what is read again every 50 ms: the pauses of `expect.poll` grow to a second. */
export const soon = <T>(read: () => T | Promise<T>, message = '') =>
  expect.poll(read, { intervals: [50], message });

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const questionsOf = (page: Page) => page.locator('fieldset');
export const answersOf = (page: Page, number: number) =>
  questionsOf(page)
    .nth(number - 1)
    .locator('input');
/** Standing beside the button, not the copy of it that is only heard. */
export const saveState = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).first();
/** Waits for the parts of a respondent's results that come after them and move what is below. */
export const laterParts = (page: Page) =>
  expect(page.getByRole('button', { name: 'E-mail me my results' })).toBeVisible();
export const finish = (page: Page) =>
  page.getByRole('button', { name: 'View Recommended Fragrances' });

export async function redeem(page: Page, { email, code }: { email: string; code: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Invite code').fill(code);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
}

/** Opens a page as the quiz's own respondent, without going through the invite again. */
export async function openAs(page: Page, quiz: Pick<Quiz, 'id' | 'token'>, path: string) {
  await page.addInitScript(([id, token]) => localStorage.setItem(`vse.respondent.${id}`, token), [
    quiz.id,
    quiz.token,
  ] as const);
  await page.goto(path);
}

export async function openQuiz(page: Page, quiz: Pick<Quiz, 'id' | 'token'>) {
  await openAs(page, quiz, `/quiz/${quiz.id}`);
  await allQuestions(page);
}

/** Waits until every question is drawn, which the first two are before the others. Returns how many there are. */
async function allQuestions(page: Page): Promise<number> {
  const count = Number(await page.getByRole('progressbar').getAttribute('aria-valuemax'));
  await base.expect(questionsOf(page)).toHaveCount(count);
  return count;
}

/** Chooses an answer of a question, both counted from 1. */
export async function choose(page: Page, question: number, answer = 1) {
  await answersOf(page, question)
    .nth(answer - 1)
    .check();
}

/** Chooses an answer that may be gone again a moment later, and its question with it. */
export const tap = (page: Page, question: number, answer = 1) =>
  answersOf(page, question)
    .nth(answer - 1)
    .click();

/** As for people who did not ask for less motion: the quiz scrolls on by itself then, and surfaces fade. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

export async function chooseAll(page: Page, from = 1, to = Number.POSITIVE_INFINITY) {
  const last = Math.min(to, await allQuestions(page));
  for (let number = from; number <= last; number += 1) await choose(page, number);
}

/** Signs in with the fake account of a role. */
export async function signIn(page: Page, role: Role) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: role }).click();
  await page.getByRole('button', { name: 'Sign Out' }).first().waitFor();
}

/** A click focuses what a button stands in, as in Safari on a Mac. */
export async function clickLikeSafari(page: Page) {
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
      around?.focus({ preventScroll: true });
    }),
  );
}

/** As on a page without https, where browsers offer no clipboard. */
export async function withoutClipboard(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
}

/** Notifications stay until they are clicked: otherwise they are gone after three seconds. */
export async function keepNotifications(page: Page) {
  await page.addInitScript((limit) => {
    const real = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === limit ? 0 : real(run, ms)),
    });
  }, NOTIFICATION_MS);
}

/**
 * Presses Try again once what failed works again. The app tries again by itself after a while, which would take the
 * button away: its clock, which must be installed before the page is opened, stands still until the button is pressed.
 */
export async function tryAgain(page: Page, mend: () => Promise<unknown>) {
  const pending = new Set<Request>();
  const note = (request: Request) => pending.add(request);
  const forget = (request: Request) => pending.delete(request);
  page.on('request', note).on('requestfinished', forget).on('requestfailed', forget);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // An own attempt that began in this second would find it mended.
  await soon(() => pending.size).toBe(0);
  page.off('request', note).off('requestfinished', forget).off('requestfailed', forget);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
}

/** Resolves when the page has drawn what it did so far, and has heard of its scrolling. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Lets an answer in that was held, and the page act on it: what it does then, it has done when this resolves. */
export async function letIn(page: Page, name: string, answer: { release: () => void }) {
  const answered = page.waitForResponse(`**/api/${name}*`);
  answer.release();
  await (await answered).finished();
  await drawn(page);
}

export type Held = Awaited<ReturnType<typeof heldBack>>;

/** Keeps the answers of an endpoint back until they are released. */
export const held = (page: Page, name: string) => heldBack(page, `**/api/${name}*`);

/** Keeps what is asked of an address back until it is released: then it goes on, or fails without an answer. */
export async function heldBack(
  page: Page,
  address: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await promise;
    await route[end]();
  });
  return { asked: asked.promise, release: () => resolve() };
}
