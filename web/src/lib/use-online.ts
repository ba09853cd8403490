import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it has a network; false is certain, true is not. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
