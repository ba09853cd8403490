import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered document and in the render that takes it over, which must be the same; true right after.
 * What only this browser knows, such as its settings and stored values, is shown from then on.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
