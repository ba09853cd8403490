import { holdHistory } from './history-hold.ts';

export type Go = () => void;

export type LeaveGuard = {
  /** Asks the person, and calls `go` when they leave. */
  ask: (go: Go) => void;
  navigate: (to: string) => void;
  /** The index of the history entry that is guarded. */
  index: number;
  /** Does not ask: the person has confirmed, or nothing would be lost. */
  isReleased: boolean;
};

/** The guards of the page, the one that was added last at the end. */
const guards = new Set<LeaveGuard>();

/** Adds a guard. Returns a function that removes it. */
export function addGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** The index that React Router stores for each history entry. */
export const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;

const asking = () => [...guards].filter(({ isReleased }) => !isReleased);

/** Lets every guard ask, the last one first, and goes when the person leaves all of them. */
function askEach(go: Go, asked: readonly LeaveGuard[] = []) {
  const next = asking().findLast((guard) => !asked.includes(guard));
  if (next) return next.ask(() => askEach(go, [...asked, next]));
  for (const guard of guards) guard.isReleased = true;
  go();
}

/** The address in the app that a click opens in this tab, if any. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.target || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search + link.hash;
}

function onClick(event: MouseEvent) {
  const last = asking().at(-1);
  const target = targetOf(event);
  if (!last || target === undefined) return;
  event.preventDefault();
  // Links that are not React Router's own do not see that the click was prevented.
  event.stopPropagation();
  askEach(() => last.navigate(target));
}

// Hides the event from React Router, which must not see the address change and then change back.
function onPop(event: PopStateEvent) {
  const last = asking().at(-1);
  if (!last) return;
  event.stopImmediatePropagation();
  const steps = indexOf(event.state) - last.index;
  // The step back to the guarded entry that follows, or one within the page.
  if (steps === 0) return;
  history.go(-steps);
  askEach(() => history.go(steps));
}

document.addEventListener('click', onClick, { capture: true });
holdHistory(onPop);
