import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a network. False is reliable, true is not. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
