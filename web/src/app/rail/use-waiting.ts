import { getDashboard } from '@vse/domain/contract/calls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FeatureName } from '../../features/feature.ts';
import { features } from '../../features/index.ts';
import { writes } from '../../lib/api/last-write.ts';
import { useStaffCount } from '../../lib/api/staff.ts';
import { hasEnded } from '../../lib/auth/has-ended.ts';
import { staffToken } from '../../lib/auth/tokens.ts';
import { useStore } from '../../lib/browser/store.ts';
import { HOME_PATH } from '../../lib/home-path.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

/** What waits in a list, the most urgent first, and how much it is in all. */
export type Waiting = { words: string[]; count: number };

/** The open work of the dashboard, by the feature where it is done. */
export function useWaiting(): (name: FeatureName) => Waiting | undefined {
  const { rail } = useOfficeWords();
  const todo = useTodo() ?? [];
  return (feature) => {
    const waits = features[feature].waits ?? [];
    const here = todo.flatMap(({ name, count }) => {
      const wait = waits.find((one) => one === name);
      return wait ? [{ words: rail.waits[wait]({ count }), count }] : [];
    });
    if (here.length === 0) return undefined;
    return {
      words: here.map(({ words }) => words),
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
  const ask = useEffectEvent(() => {
    const isOld = data === undefined || Date.now() - Date.parse(data.countedDate) > OLD_MS;
    if (isValidating || (!isOld && known.current === written)) return;
    // Nobody asked for these counts: they open no sign-in dialog over what is being typed.
    if (hasEnded(staffToken.get() ?? '')) return;
    known.current = written;
    void mutate().catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen and a write are the occasions
  useEffect(() => {
    const timer = setTimeout(() => ask(), AFTER_THE_SCREEN_MS);
    return () => clearTimeout(timer);
  }, [pathname, written]);
  return data?.todo;
}
