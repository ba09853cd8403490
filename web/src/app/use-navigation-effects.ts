import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberScroll, restoreScroll } from '../lib/browser/scroll-memory.ts';
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
  const previousScreen = useRef(screen);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // Only the current entry: the navigation itself scrolls too, which must not change the position of the page that is left.
  const saveScroll = useEffectEvent(() => rememberScroll(key));
  useEffect(() => {
    addEventListener('scroll', saveScroll, { passive: true });
    return () => removeEventListener('scroll', saveScroll);
  }, []);
  const scroll = useEffectEvent(() => {
    if (isReturn) return restoreScroll(key);
    scrollTo(0, 0);
    return undefined;
  });
  // A layout effect runs before the screens' effects, so that a screen can focus its own heading afterwards.
  useLayoutEffect(() => {
    if (previousScreen.current === screen) return;
    previousScreen.current = screen;
    main.current?.focus({ preventScroll: true });
    return scroll();
  }, [screen, main]);
}
