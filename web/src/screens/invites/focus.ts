/**
 * Given as a ref to what a stage of a dialog begins with: it takes the focus, which was on a button that is gone, and is
 * read out.
 */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The same for a form that begins with a text area. */
export const takeFocusInside = (form: HTMLFormElement | null) =>
  form?.querySelector('textarea')?.focus();

/** The first field that is refused, so that what is wrong with it is read out. */
export const takeFocusToWrong = (stage: HTMLElement | null) =>
  stage?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
