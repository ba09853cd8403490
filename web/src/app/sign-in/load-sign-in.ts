import { preloadAuth } from '../../lib/auth/preload-auth.ts';
import { loadOfficeWords } from '../../lib/words/load-office-words.ts';

/** Loads the dialog and its words. */
export async function loadSignIn() {
  const words = loadOfficeWords();
  const { SignInDialog } = await import('./sign-in-dialog.tsx');
  await words;
  return { SignInDialog };
}

/** Loads everything for a sign-in before the click, because browsers block a popup that opens too long after one. */
export function preloadSignIn() {
  loadSignIn().catch(() => {});
  preloadAuth();
}
