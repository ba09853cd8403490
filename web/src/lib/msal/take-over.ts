import { statusOf } from '../api/api-error.ts';
import { clearCache } from '../api/cache.ts';
import { local } from '../key-value.ts';
import { store } from '../store.ts';
import { dropStaffToken, SIGNED_IN, signedInId, staffToken } from '../tokens.ts';
import { renew } from './fresh-token.ts';

type TakingOver = { status: 'none' | 'running' } | { status: 'failed'; error: unknown };

/** How far this tab has come with the sign-in that another tab of this browser has. */
export const takingOver = store<TakingOver>({ status: 'none' });

/** Signs this tab in, when another one is. */
export async function takeOver() {
  if (staffToken.get() !== null || local.get(SIGNED_IN) === null) return;
  takingOver.set({ status: 'running' });
  try {
    await renew(false);
    takingOver.set({ status: 'none' });
  } catch (error) {
    // Whatever it failed with is this tab's alone: the tab that signed in may go on as it is.
    takingOver.set(statusOf(error) === 401 ? { status: 'none' } : { status: 'failed', error });
  }
}

/** Follows the other tabs: in with the first that signs in, out with the one that signs the same person out. */
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
