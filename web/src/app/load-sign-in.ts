import { officeWords } from '../lib/words/words.ts';

/** The dialog and its words. */
export async function loadSignIn() {
  const [dialog] = await Promise.all([import('./sign-in-dialog.tsx'), officeWords()]);
  return dialog;
}

/** Fetches all that a sign-in needs, so that its window opens within the click: a browser blocks one that comes late. */
export function preloadSignIn() {
  loadSignIn().catch(() => {});
  import('../lib/msal/load-auth.ts').then(({ loadAuth }) => loadAuth()).catch(() => {});
}
