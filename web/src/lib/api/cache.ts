import { type Cache, type Key, type State, unstable_serialize } from 'swr';
import { safeSessionStorage } from '../browser/key-value.ts';
import { forgetLists } from '../list-address.ts';

const CACHE_KEY = 'vse.cache';

/** In the order of their last writes: `keepingNewest` forgets the oldest. */
class Entries extends Map<string, State> {
  override set(key: string, state: State) {
    this.delete(key);
    return super.set(key, state);
  }
}
/** Characters. A list of thousands would fill the storage, and nothing else would fit. */
const LONGEST_ENTRY = 200_000;
/** Characters. A browser stores about five million for a site, and rejects a larger text as a whole. */
const LONGEST_CACHE = 2_000_000;
let entries: Entries | undefined;
const prefilled = new Map<string, State>();

/** Has an answer ready for the first render, which happens when `cache` is called. */
export const prefillCache = (key: Key, data: unknown) =>
  prefilled.set(unstable_serialize(key), { data });

/**
 * SWR's cache, stored per tab so that a reload shows its content first. It ends with the tab, because it contains
 * personal data.
 */
export function cache(): Cache {
  entries = new Entries([...read(), ...prefilled]);
  globalThis.addEventListener?.('pagehide', write);
  return entries;
}

export function clearCache() {
  forgetLists();
  entries?.clear();
  safeSessionStorage.remove(CACHE_KEY);
}

/** Removes the stored cache. Screens must revalidate what they show themselves. */
export const clearStoredCache = () => safeSessionStorage.remove(CACHE_KEY);

function write() {
  if (!entries) return;
  const stored = [...entries].flatMap(([key, { error: _, ...state }]) =>
    state.data === undefined ? [] : [[key, { ...state, isLoading: false, isValidating: false }]],
  );
  const texts = stored.map((entry) => JSON.stringify(entry));
  let room = LONGEST_CACHE;
  const storable = texts
    .filter((text) => text.length <= LONGEST_ENTRY)
    .toReversed()
    .filter((text) => {
      room -= text.length;
      return room >= 0;
    })
    .toReversed();
  if (storable.length > 0) safeSessionStorage.set(CACHE_KEY, `[${storable.join()}]`);
}

function read(): [string, State][] {
  try {
    return JSON.parse(safeSessionStorage.get(CACHE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
