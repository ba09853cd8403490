import { createStore } from '../browser/store.ts';

/** Whether the sign-in dialog is open: 'asked' by the person, or 'again' because the session has ended. */
export const signInRequest = createStore<null | 'asked' | 'again'>(null);
