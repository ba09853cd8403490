import type { Cache, State } from 'swr';
import { perTab } from '../key-value.ts';

const CACHE_KEY = 'vse.cache';

type Entries = Map<string, State>;
let entries: Entries | undefined;

/** SWR's cache: what a reload shows first. It lives no longer than the tab, since some of it is about people. */
export function cache(): Cache {
  entries = new Map(read());
  addEventListener('pagehide', write);
  return entries;
}

export function clearCache() {
  entries?.clear();
  perTab.remove(CACHE_KEY);
}

/** Removes what is kept and what no screen shows; what a screen shows is for it to ask again. */
export function forgetCache() {
  perTab.remove(CACHE_KEY);
  // Lists that load a page at a time are not reached by SWR's own filters.
  for (const key of [...(entries?.keys() ?? [])]) if (key.startsWith('$inf$')) entries?.delete(key);
}

function write() {
  if (!entries) return;
  const kept = [...entries].flatMap(([key, { error: _, ...state }]) =>
    state.data === undefined ? [] : [[key, { ...state, isLoading: false, isValidating: false }]],
  );
  if (kept.length > 0) perTab.set(CACHE_KEY, JSON.stringify(kept));
}

function read(): [string, State][] {
  try {
    return JSON.parse(perTab.get(CACHE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
