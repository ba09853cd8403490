/**
 * Focuses the page's heading after the focused element has been removed. While the page is still loading there is no
 * heading, so it focuses the main element, from which the heading takes the focus later.
 */
export function focusHeading() {
  const main = document.querySelector('main');
  (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
}
