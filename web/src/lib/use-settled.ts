import { useEffect, useState } from 'react';

const REST_MS = 250;

/** The value once it has rested for a moment: what one types asks the server when one pauses, not at each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
