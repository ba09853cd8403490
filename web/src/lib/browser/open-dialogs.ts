import { createStore } from './store.ts';

/** The open modal dialogs, the topmost last. All outside the topmost one is behind its backdrop, and inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
