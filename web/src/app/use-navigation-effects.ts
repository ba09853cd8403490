import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Each navigation goes to the top and moves the focus to the new page's main part; the first page keeps its own. */
export function useNavigationEffects(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // Before the effects of the screens: one that puts the focus on its own heading has the last word.
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
