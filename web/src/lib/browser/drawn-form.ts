/**
 * What happened to the prerendered form before the app came (first-paint.js). React may throw that form away: when
 * something else has changed the page, such as a translation or a password manager, or when the words of its language have
 * not come. The inputs keep their values then.
 */
type DrawnForm = {
  inputs: HTMLInputElement[];
  /** The names of the fields that somebody has typed into. */
  typed: string[];
  focused: Element | null;
  isPressed: boolean;
};

declare global {
  var vseDrawn: DrawnForm | undefined;
}

export const drawnForm = () => globalThis.vseDrawn;

/** Notes where the focus is, before React can throw that field away. */
export function noteFocus() {
  if (globalThis.vseDrawn) globalThis.vseDrawn.focused = document.activeElement;
}

/** The app has the form now: what happens to it from here on is its own. */
export function forgetDrawnForm() {
  globalThis.vseDrawn = undefined;
}

/** Puts the focus and the caret into the field that has taken the place of the focused one. */
export function restoreFocus(form: HTMLFormElement | null) {
  const before = globalThis.vseDrawn?.focused;
  if (!(before instanceof HTMLInputElement) || before.isConnected) return;
  const input = form?.elements.namedItem(before.name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus({ preventScroll: true });
  const { type } = input;
  // Inputs for e-mail addresses have no caret for scripts (HTML standard, setSelectionRange).
  input.type = 'text';
  const caret = before.selectionEnd ?? input.value.length;
  input.setSelectionRange(caret, caret);
  input.type = type;
}
