import { focusHeading } from './focus-heading.ts';
import { createStore } from './store.ts';

/** The open modal dialogs, the topmost last. All outside the topmost one is behind its backdrop, and not to be reached. */
export const openDialogs = createStore<readonly HTMLElement[]>([]);

/** Adds a dialog on top of the others, until the returned function is called. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
}

/** Stores the width of the scrollbar that a dialog hides, so that its style can reserve the space. Before it opens. */
export function rememberScrollbar() {
  if (openDialogs.get().length > 0) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

const FIELD = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the first field, but not on a touch screen, where the keyboard would cover the unread form. */
export function focusForm(dialog: HTMLElement) {
  if (matchMedia('(pointer: coarse)').matches) return;
  dialog.querySelector<HTMLElement>(`form :is(${FIELD})`)?.focus();
}

/** Focuses what opened a closed dialog, or the heading when that is gone too and nothing else has the focus. */
export function returnFocus(opener: Element | null | undefined) {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (!opener?.isConnected && document.activeElement === document.body) focusHeading();
}
