import { COUNT_KEPT_SECONDS } from '@vse/domain/limits';
import { safeLocalStorage } from '../browser/key-value.ts';

/** Shared by all tabs, because a count in one of them has to include what another has saved. */
const LAST_WRITE = 'vse.lastWrite';

export const noteWrite = () => safeLocalStorage.set(LAST_WRITE, String(Date.now()));

/**
 * How old a count may be: the whole seconds since this browser's last write. Nothing when that is longer ago than the
 * server keeps counts.
 */
export function countAge(): { maxAge?: number } {
  const age = Math.floor((Date.now() - Number(safeLocalStorage.get(LAST_WRITE))) / 1000);
  return age >= COUNT_KEPT_SECONDS ? {} : { maxAge: Math.max(0, age) };
}
