import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** Debounces a value, so that a search is sent when the person pauses, not with every keystroke. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
