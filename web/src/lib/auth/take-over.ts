import { statusOf } from '../api/api-error.ts';
import { clearCache } from '../api/cache.ts';
import { safeLocalStorage } from '../browser/key-value.ts';
import { createStore } from '../browser/store.ts';
import { renew } from './fresh-token.ts';
import { dropStaffToken, SIGNED_IN, signedInId, staffToken } from './tokens.ts';

type TakeOverState = { status: 'none' | 'running' } | { status: 'failed'; error: unknown };

/** The progress of taking over the sign-in of another tab in this browser. */
export const takingOver = createStore<TakeOverState>({ status: 'none' });

/** Signs this tab in if another tab of this browser is signed in. */
export async function takeOver() {
  if (staffToken.get() !== null || safeLocalStorage.get(SIGNED_IN) === null) return;
  takingOver.set({ status: 'running' });
  try {
    await renew(false);
    takingOver.set({ status: 'none' });
  } catch (error) {
    // The error concerns only this tab: the other tab may stay signed in.
    takingOver.set(statusOf(error) === 401 ? { status: 'none' } : { status: 'failed', error });
  }
}

/** Follows other tabs: signs in with the first that does, and out when one signs the same person out. */
export function followOtherTabs() {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== SIGNED_IN) return;
    if (newValue !== null) void takeOver();
    else if (staffToken.get() !== null && oldValue === signedInId()) {
      dropStaffToken();
      clearCache();
      location.reload();
    }
  });
  void takeOver();
}
