import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Middleware, unstable_serialize, useSWRConfig } from 'swr';

/**
 * Asks again when a hook mounts and the last read of its key failed. SWR 2.5 does not while another hook of the key is
 * mounted, such as the rail's beside the dashboard, or the list's in the moment when the page of a record replaces it:
 * an error would stay although everything works again.
 */
export const askingOnMount: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache, mutate } = useSWRConfig();
  const shown = unstable_serialize(key);
  const { revalidateOnMount, revalidateIfStale } = config;
  const failure = useRef<unknown>(undefined);
  // Before SWR asks.
  useLayoutEffect(() => {
    failure.current = shown ? cache.get(shown)?.error : undefined;
  }, [shown, cache]);
  useEffect(() => {
    if (failure.current === undefined || revalidateOnMount === false) return;
    // SWR asks in the next frame at the latest, if it does.
    const frame = requestAnimationFrame(() => {
      const state = cache.get(shown);
      const isKept = state?.data !== undefined && revalidateIfStale === false;
      if (state?.error !== failure.current || state?.isValidating || isKept) return;
      void mutate(shown).catch(() => {});
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, cache, mutate, revalidateOnMount, revalidateIfStale]);
  return useNext(key, fetcher, config);
};
