import { useLayoutEffect, useRef } from 'react';

/** A ref to the newest value, for callbacks that were created in an older render. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
