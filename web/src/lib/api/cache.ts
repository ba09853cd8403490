import { type Cache, type Key, type State, unstable_serialize } from 'swr';
import { safeSessionStorage } from '../browser/key-value.ts';
import { forgetLists } from '../list-address.ts';

const CACHE_KEY = 'vse.cache';

type Entries = Map<string, State>;
/** Characters. A list of thousands would fill the storage, and nothing else would fit. */
const LONGEST_ENTRY = 200_000;
let entries: Entries | undefined;
const prefilled: Entries = new Map();

/** Has an answer ready for the first render, which happens when `cache` is called. */
export const prefillCache = (key: Key, data: unknown) =>
  prefilled.set(unstable_serialize(key), { data });

/**
 * SWR's cache, stored per tab so that a reload shows its content first. It ends with the tab, because it contains
 * personal data.
 */
export function cache(): Cache {
  entries = new Map([...read(), ...prefilled]);
  globalThis.addEventListener?.('pagehide', write);
  return entries;
}

export function clearCache() {
  forgetLists();
  entries?.clear();
  safeSessionStorage.remove(CACHE_KEY);
}

/** Removes the stored cache and the paged lists. Screens must revalidate what they show themselves. */
export function clearStoredCache() {
  safeSessionStorage.remove(CACHE_KEY);
  // SWR's own filters do not match the keys of paged lists.
  for (const key of [...(entries?.keys() ?? [])]) if (key.startsWith('$inf$')) entries?.delete(key);
}

function write() {
  if (!entries) return;
  const stored = [...entries].flatMap(([key, { error: _, ...state }]) =>
    state.data === undefined ? [] : [[key, { ...state, isLoading: false, isValidating: false }]],
  );
  const texts = stored.map((entry) => JSON.stringify(entry));
  const storable = texts.filter((text) => text.length <= LONGEST_ENTRY);
  if (storable.length > 0) safeSessionStorage.set(CACHE_KEY, `[${storable.join()}]`);
}

function read(): [string, State][] {
  try {
    return JSON.parse(safeSessionStorage.get(CACHE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
