import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askBeforeUnload } from '../browser/ask-before-unload.ts';
import { addGuard, type Go, indexOf, type LeaveGuard } from './leave-guards.ts';

/** What would lose the changes. */
type Cause = 'leave' | 'replace';

/**
 * Guards a page with unsaved changes or a request in progress: a link or Back waits until the person confirms, and the
 * browser itself asks before it closes or reloads the page. `ask` guards other actions that lose the changes, such as
 * closing a dialog or, with 'replace', putting other values into the form. `leave` continues with what was blocked,
 * `stay` cancels it. Several guards on a page all ask.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [blocked, setBlocked] = useState<{ go: Go; cause: Cause } | null>(null);
  const active = useRef<LeaveGuard>(null);
  useEffect(() => {
    if (!isDirty) return;
    const guard: LeaveGuard = {
      ask: (go) => setBlocked({ go, cause: 'leave' }),
      navigate,
      index: indexOf(history.state),
      isReleased: false,
    };
    active.current = guard;
    const remove = addGuard(guard);
    addEventListener('beforeunload', askBeforeUnload);
    return () => {
      remove();
      removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [isDirty, navigate]);
  const setReleased = (isReleased: boolean) => {
    if (active.current) active.current.isReleased = isReleased;
  };
  return {
    isAsking: blocked !== null,
    /** Of the question; undefined while nothing is asked. */
    cause: blocked?.cause,
    ask: (go: Go, cause: Cause = 'leave') => {
      if (!isDirty) return go();
      const release = () => {
        setReleased(true);
        go();
      };
      setBlocked({ go: release, cause });
    },
    stay: () => setBlocked(null),
    /** Stops asking for the navigation that follows, such as the step back that closes a dialog. `hold` asks again. */
    release: () => setReleased(true),
    hold: () => setReleased(false),
    leave: () => {
      setBlocked(null);
      blocked?.go();
    },
  };
}
