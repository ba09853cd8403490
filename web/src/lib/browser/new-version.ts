import { createStore } from './store.ts';

/** Time between two checks of a page that stays open. */
export const CHECK_MS = 600_000;

/** Whether the server has another build of the app than this page. */
export const isOutdated = createStore(false);
let askedAt = Date.now();

const isBuilt = (file: string | null): file is string => Boolean(file?.startsWith('/assets/'));

/**
 * Asks whether the app's document still names the files that this page began with, at most every ten minutes, and not
 * for a page that nobody sees. With `isDue` it does not wait for the ten minutes. Never rejects.
 */
export async function checkVersion({
  isDue = Date.now() - askedAt >= CHECK_MS,
}: {
  isDue?: boolean;
} = {}): Promise<void> {
  if (document.visibilityState === 'hidden' || !isDue) return;
  askedAt = Date.now();
  const own = [...document.scripts].map((script) => script.getAttribute('src')).filter(isBuilt);
  const response = await fetch('/app.html', { cache: 'no-cache' }).catch(() => undefined);
  const html = response?.ok ? await response.text().catch(() => '') : '';
  // Something else, such as the login page of a hotel's network, names no file of the app.
  if (html.includes('"/assets/')) isOutdated.set(own.some((file) => !html.includes(file)));
}
