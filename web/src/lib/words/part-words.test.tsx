import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyIn } from '../browser/lazy-in.tsx';
import { whenLoaded } from '../browser/lost-parts.ts';
import { closeNotification, notifications } from '../notifications.ts';
import { partWords } from './part-words.ts';
import { showLanguage } from './words.ts';

const TITLES = { en: 'Trip', es: 'Viaje', fr: 'Voyage', de: 'Reise' };
type TripWords = { title: string };

/** The languages that were asked for. */
let asked: string[] = [];
let isLost = false;
beforeEach(() => {
  asked = [];
  isLost = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ functionKey: 'key' }));
});
afterEach(async () => {
  isLost = false;
  // A failure is cached for a moment.
  await expect.poll(() => showLanguage('en').catch(() => false)).toBe(true);
  vi.restoreAllMocks();
  for (const { id } of notifications.get()) closeNotification(id);
});

const files = Object.fromEntries(
  Object.entries(TITLES).map(([language, title]) => [
    `./trip/${language}.json`,
    async () => {
      asked.push(language);
      if (isLost) throw new Error('No connection');
      return { title };
    },
  ]),
);

/** A part with words of its own, which its module names when it runs. */
function tripPart() {
  let useTripWords: (() => TripWords) | undefined;
  return lazyIn(
    async () => {
      useTripWords ??= partWords<TripWords>(files);
      const useWords = useTripWords;
      return () => <p>{useWords().title}</p>;
    },
    <p>Waiting</p>,
  );
}
const text = (shown: string) => page.getByText(shown, { exact: true });
const lostParts = () => notifications.get().length;

test('a part brings the words of the current language, and the next one when it is shown', async () => {
  const Trip = tripPart();
  await showLanguage('fr');
  await render(<Trip />);
  await expect.element(text('Voyage')).toBeVisible();
  expect(asked).toEqual(['fr']);
  await showLanguage('de');
  await expect.element(text('Reise')).toBeVisible();
  await showLanguage('fr');
  await expect.element(text('Voyage')).toBeVisible();
  expect(asked).toEqual(['fr', 'de']);
});

test('a language is shown with the words of all parts, so that none of them waits', async () => {
  const [First, Second] = [tripPart(), tripPart()];
  await render(
    <>
      <First />
      <Second />
    </>,
  );
  await expect.element(text('Trip').nth(1)).toBeVisible();
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(document.body.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await showLanguage('es');
  await expect.element(text('Viaje').nth(1)).toBeVisible();
  observer.disconnect();
  expect([...seen].join()).not.toMatch(/Waiting|Trip/);
});

test('a part whose words are lost takes nothing of its screen with it, and comes with a retry', async () => {
  isLost = true;
  const Trip = tripPart();
  await render(
    <>
      <input aria-label="Name" />
      <Trip />
    </>,
  );
  await page.getByLabelText('Name').fill('amber');
  await expect.poll(lostParts, { timeout: 5000 }).toBe(1);
  await expect.element(text('Waiting')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('amber');
  isLost = false;
  await notifications.get()[0]?.action?.run();
  await expect.element(text('Trip')).toBeVisible();
  expect(lostParts()).toBe(0);
});

test('what a press opens stays closed while its words are lost', async () => {
  isLost = true;
  const open = vi.fn();
  await whenLoaded(tripPart(), open);
  expect(open).not.toHaveBeenCalled();
  expect(lostParts()).toBe(1);
});

test('a language that lacks the words of a part is not shown', async () => {
  const Trip = tripPart();
  await render(<Trip />);
  await expect.element(text('Trip')).toBeVisible();
  isLost = true;
  await expect(showLanguage('de')).rejects.toThrow('Words did not load');
  await expect.element(text('Trip')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
