const RELOADED = 'vse.reloaded';

/** Code that did not come, twice. */
export class LostCodeError extends Error {}

/**
 * Loads the page again for the code it lacks. Browsers that follow the standard never ask a second time for a module
 * that failed to load, as long as the page lives. Only once for a place, so that a file that is gone causes no loop; not
 * at all where that cannot be remembered, nor without a network.
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

/** The person has gone elsewhere: a place that lacked its code is worth another try. */
export function forgetReload() {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Nothing can be remembered here.
  }
}
