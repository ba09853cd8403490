import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { holdHistory } from './history-hold.ts';

/** Where React Router keeps the place of an entry in the history. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

/** The address within the app that a click leads to in this tab, if it is one. */
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
 * Keeps a page with unsaved changes: a link or the browser's Back is held up until the person says so, and the browser
 * itself asks before it closes or reloads. `ask` holds up whatever else would lose the changes, such as closing a
 * dialog. `leave` goes where they wanted to, `stay` forgets it.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    isLeaving.current = false;
    const place = placeOf(history.state);
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const target = targetOf(event);
      if (target === undefined || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => navigate(target));
    };
    // React Router must not see that the place changed, and then changed back.
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = placeOf(event.state) - place;
      if (steps === 0) return;
      isReturning = true;
      history.go(-steps);
      setWanted(() => () => history.go(steps));
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
    isAsking: wanted !== null,
    ask: (go: () => void) => (isDirty ? setWanted(() => go) : go()),
    stay: () => setWanted(null),
    leave: () => {
      isLeaving.current = true;
      setWanted(null);
      wanted?.();
    },
  };
}
