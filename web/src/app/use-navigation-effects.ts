import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberScroll, restoreScroll } from '../lib/browser/scroll-memory.ts';
import { useLatest } from '../lib/browser/use-latest.ts';
import { screenOf } from '../lib/paths.ts';

/**
 * When another screen is shown, scrolls to the top and focuses the main element, from which the screen's heading takes
 * the focus. Back and Forward restore the scroll position.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const { key } = location;
  const screen = screenOf(location);
  const isReturn = useNavigationType() === 'POP';
  const latest = useLatest({ key, isReturn });
  const previousScreen = useRef(screen);
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
    if (previousScreen.current === screen) return;
    previousScreen.current = screen;
    main.current?.focus({ preventScroll: true });
    if (latest.current.isReturn) return restoreScroll(latest.current.key);
    scrollTo(0, 0);
    return undefined;
  }, [screen, main, latest]);
}
