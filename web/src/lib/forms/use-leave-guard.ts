import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { holdHistory } from './history-hold.ts';

/** The index that React Router stores for each history entry. */
const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

/** The address in the app that a click opens in this tab, if any. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
    return undefined;
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Guards a page with unsaved changes or a request in progress: a link or Back waits until the person confirms, and the
 * browser itself asks before it closes or reloads the page. `ask` guards other actions that lose the changes, such as
 * closing a dialog. `leave` continues with the blocked navigation, `stay` cancels it.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [blockedNavigation, setBlockedNavigation] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    isLeaving.current = false;
    const index = indexOf(history.state);
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === undefined || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setBlockedNavigation(() => () => navigate(target));
    };
    // Hides the event from React Router, which must not see the address change and then change back.
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = indexOf(event.state) - index;
      if (steps === 0) return;
      isReturning = true;
      history.go(-steps);
      setBlockedNavigation(() => () => history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    const release = holdHistory(onPop);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      release();
      removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, navigate]);
  return {
    isAsking: blockedNavigation !== null,
    ask: (go: () => void) => (isDirty ? setBlockedNavigation(() => go) : go()),
    stay: () => setBlockedNavigation(null),
    /** Stops asking for the navigation that follows, such as the step back that closes a dialog. `hold` asks again. */
    release: () => {
      isLeaving.current = true;
    },
    hold: () => {
      isLeaving.current = false;
    },
    leave: () => {
      isLeaving.current = true;
      setBlockedNavigation(null);
      blockedNavigation?.();
    },
  };
}
