import { useLayoutEffect, useRef } from 'react';

/**
 * A ref to the newest value, for stable callbacks and for what runs after a request. Callbacks of effects use
 * `useEffectEvent`, which must not leave its component's effects.
 */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
