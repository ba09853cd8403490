let clicked: Element | null = null;

addEventListener(
  'click',
  ({ target }) => {
    clicked = target instanceof Element ? target.closest('button, a[href]') : null;
  },
  { capture: true },
);

/**
 * The element with the focus, or the button or link that was clicked. On a Mac, Safari does not focus these, but the
 * nearest element around them that can take the focus: the main element, or else the body.
 */
export function focusedOrClicked(): Element | null {
  const focused = document.activeElement;
  return focused?.contains(clicked) ? clicked : focused;
}
