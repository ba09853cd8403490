import { safeSessionStorage } from './key-value.ts';

const TIMEOUT_MS = 3000;
const keyOf = (entry: string) => `vse.scroll.${entry}`;

/** Saves the scroll position of a history entry. */
export const rememberScroll = (entry: string) =>
  safeSessionStorage.set(keyOf(entry), String(scrollY));

/**
 * Scrolls to the saved position of a history entry as soon as its page is long enough. Gives up when the person scrolls
 * or the rows do not arrive. Returns a function that stops waiting.
 */
export function restoreScroll(entry: string): () => void {
  const top = Number(safeSessionStorage.get(keyOf(entry)) ?? 0);
  const tryScroll = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  };
  const resizes = new ResizeObserver(tryScroll);
  const timer = setTimeout(stop, TIMEOUT_MS);
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    resizes.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, stop);
  }
  for (const move of moves) addEventListener(move, stop, { passive: true });
  resizes.observe(document.body);
  tryScroll();
  return stop;
}
