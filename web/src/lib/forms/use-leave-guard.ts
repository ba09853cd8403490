import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addGuard, type Go, indexOf, type LeaveGuard } from './leave-guards.ts';

/**
 * Guards a page with unsaved changes or a request in progress: a link or Back waits until the person confirms, and the
 * browser itself asks before it closes or reloads the page. `ask` guards other actions that lose the changes, such as
 * closing a dialog. `leave` continues with what was blocked, `stay` cancels it. Several guards on a page all ask.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<Go | null>(null);
  const active = useRef<LeaveGuard>(null);
  useEffect(() => {
    if (!isDirty) return;
    const guard: LeaveGuard = {
      ask: (go) => setBlocked(() => go),
      navigate,
      index: indexOf(history.state),
      isReleased: false,
    };
    active.current = guard;
    const remove = addGuard(guard);
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      remove();
      removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, navigate]);
  const setReleased = (isReleased: boolean) => {
    if (active.current) active.current.isReleased = isReleased;
  };
  return {
    isAsking: blocked !== null,
    ask: (go: Go) => {
      if (!isDirty) return go();
      setBlocked(() => () => {
        setReleased(true);
        go();
      });
    },
    stay: () => setBlocked(null),
    /** Stops asking for the navigation that follows, such as the step back that closes a dialog. `hold` asks again. */
    release: () => setReleased(true),
    hold: () => setReleased(false),
    leave: () => {
      setBlocked(null);
      blocked?.();
    },
  };
}
