import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberScroll, restoreScroll } from '../lib/browser/scroll-memory.ts';
import { useLatest } from '../lib/browser/use-latest.ts';

/**
 * On navigation, scrolls to the top and focuses the main element, except on the first page. Back and Forward restore
 * the scroll position.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>) {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const latest = useLatest({ key, isReturn });
  const previousPath = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    // Only the current entry: the navigation itself scrolls too, which must not change the position of the page that is
    // left.
    const saveScroll = () => rememberScroll(latest.current.key);
    addEventListener('scroll', saveScroll, { passive: true });
    return () => removeEventListener('scroll', saveScroll);
  }, [latest]);
  // A layout effect runs before the screens' effects, so that a screen can focus its own heading afterwards.
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (latest.current.isReturn) return restoreScroll(latest.current.key);
    scrollTo(0, 0);
    return undefined;
  }, [pathname, main, latest]);
}
