import { store } from './store.ts';

/** Whether the sign-in dialog is wanted: asked for by the person, or needed once more to go on. */
export const signInRequest = store<null | 'asked' | 'again'>(null);
