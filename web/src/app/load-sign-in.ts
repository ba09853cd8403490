import { officeWords } from '../lib/words/words.ts';

/** The dialog and its words. */
export async function loadSignIn() {
  const words = officeWords();
  const { SignInDialog } = await import('./sign-in-dialog.tsx');
  await words;
  return { SignInDialog };
}

/** Fetches all that a sign-in needs, so that its window opens within the click: a browser blocks one that comes late. */
export function preloadSignIn() {
  loadSignIn().catch(() => {});
  import('../lib/msal/load-auth.ts').then(({ loadAuth }) => loadAuth()).catch(() => {});
}
