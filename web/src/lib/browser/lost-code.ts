const RELOADED = 'vse.reloaded';

/** A chunk that failed to load twice. */
export class LostCodeError extends Error {}

/**
 * Reloads the page after a chunk failed to load, because browsers do not request a failed module again in the same page.
 * Reloads once for each address, so that a missing file causes no loop, and never without a network or without a storage
 * that remembers the reload.
 */
export function reloadForCode() {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    sessionStorage.setItem(RELOADED, location.href);
  } catch {
    return;
  }
  location.reload();
}

/** After navigation, allow one more reload for this address. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // The storage is blocked.
  }
}
