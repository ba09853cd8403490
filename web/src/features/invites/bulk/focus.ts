/**
 * Ref for the first element of a dialog's step: focuses it, because the focused button has been removed, so that screen
 * readers announce it.
 */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Like takeFocus, for a step that starts with a text area. */
export const takeFocusInside = (stage: HTMLElement | null) =>
  stage?.querySelector('textarea')?.focus();

/** Focuses the first invalid field, so that screen readers announce its error. */
export const takeFocusToWrong = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
