import { COUNT_KEPT_SECONDS } from '@vse/domain/limits';
import { safeLocalStorage } from '../browser/key-value.ts';
import { createStore } from '../browser/store.ts';

/** Shared by all tabs, because a count in one of them has to include what another has saved. */
const LAST_WRITE = 'vse.lastWrite';

/** How many writes this page has sent: what was counted before them may be out of date. */
export const writes = createStore(0);

export function noteWrite() {
  safeLocalStorage.set(LAST_WRITE, String(Date.now()));
  writes.set(writes.get() + 1);
}

/**
 * How old a count may be: the whole seconds since this browser's last write. Nothing when that is longer ago than the
 * server keeps counts.
 */
export function countAge(): { maxAge?: number } {
  const age = Math.floor((Date.now() - Number(safeLocalStorage.get(LAST_WRITE))) / 1000);
  return age >= COUNT_KEPT_SECONDS ? {} : { maxAge: Math.max(0, age) };
}
