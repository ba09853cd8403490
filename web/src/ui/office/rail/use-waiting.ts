import { getDashboard } from '@vse/domain/contract/calls';
import type { TodoName } from '@vse/domain/records/dashboard';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { writes } from '../../../lib/api/last-write.ts';
import { useStaffCount } from '../../../lib/api/staff.ts';
import { hasEnded } from '../../../lib/auth/has-ended.ts';
import { staffToken } from '../../../lib/auth/tokens.ts';
import { useStore } from '../../../lib/browser/store.ts';
import { useLatest } from '../../../lib/browser/use-latest.ts';
import { HOME_PATH } from '../../../lib/home-path.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { type OfficeWords, useOfficeWords } from '../../../lib/words/words.ts';
import type { PlaceName } from './places.ts';

const WHERE: Record<keyof OfficeWords['rail']['waits'], PlaceName> = {
  draftFragrances: 'fragrances',
  draftQuestions: 'questions',
  failedInviteMails: 'invites',
  expiringInvites: 'invites',
  failedUserMails: 'users',
  pendingRoles: 'users',
  failedJobs: 'jobs',
};
const isWaiting = (name: TodoName): name is keyof typeof WHERE => name in WHERE;

/** What waits in a list, the most urgent first, and how much it is in all. */
export type Waiting = { words: string[]; count: number };

/** The open work of the dashboard, by the place where it is done. */
export function useWaiting(): (place: PlaceName) => Waiting | undefined {
  const { rail } = useOfficeWords();
  const { number } = useFormats();
  const todo = useTodo() ?? [];
  return (place) => {
    const here = todo.filter(({ name }) => isWaiting(name) && WHERE[name] === place);
    if (here.length === 0) return undefined;
    return {
      words: here.flatMap(({ name, count }) =>
        isWaiting(name) ? rail.waits[name](number(count), count === 1) : [],
      ),
      count: here.reduce((sum, { count }) => sum + count, 0),
    };
  };
}

/** After what a screen loads itself. */
const AFTER_THE_SCREEN_MS = 1500;
const OLD_MS = 600_000;

/**
 * The dashboard's own answer. It is asked for again after a write of this page, and with a new screen when it is old,
 * but not for each screen.
 */
function useTodo() {
  const { pathname } = useLocation();
  const written = useStore(writes);
  // At a focus or a new connection SWR 2.5 asks for a key as its first hook says, which is this one, also on the
  // dashboard.
  const isShown = pathname === HOME_PATH;
  const { data, isValidating, mutate } = useStaffCount(
    getDashboard,
    {},
    { revalidateOnMount: false, revalidateOnFocus: isShown, revalidateOnReconnect: isShown },
  );
  const known = useRef(written);
  const latest = useLatest(() => {
    const isOld = data === undefined || Date.now() - Date.parse(data.countedDate) > OLD_MS;
    if (isValidating || (!isOld && known.current === written)) return;
    // Nobody asked for these counts: they open no sign-in dialog over what is being typed.
    if (hasEnded(staffToken.get() ?? '')) return;
    known.current = written;
    void mutate().catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen and a write are the occasions
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), AFTER_THE_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [pathname, written, latest]);
  return data?.todo;
}
