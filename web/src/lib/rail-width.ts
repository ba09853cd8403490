import { safeLocalStorage } from './browser/key-value.ts';
import { createStore } from './browser/store.ts';

const KEY = 'vse.rail';

/** What the person chose for the rail in this browser. Until then, the width of the window decides. */
export const railWidth = createStore(safeLocalStorage.get(KEY));

export function setRailWidth(width: 'open' | 'folded') {
  safeLocalStorage.set(KEY, width);
  railWidth.set(width);
}
