/**
 * Puts the focus on the page's heading when what had it is gone. A page that is still on the way has none yet: then on
 * the main part, from where the heading takes it.
 */
export function focusHeading() {
  const main = document.querySelector('main');
  (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
}
