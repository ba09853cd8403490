import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { retryOnce } from '../../lib/browser/lazy-part.tsx';

type More = typeof import('./more/results-more.tsx').resultsMore;

let loaded: More | undefined;
const load = async () => {
  loaded ??= (await retryOnce(() => import('./more/results-more.tsx'))).resultsMore;
  return loaded;
};

/** What a reader waits at most, so that nothing moves under their eyes when the parts arrive. */
const PATIENCE_MS = 400;

/** Whether the parts are there, or have taken too long to wait for. */
export function useLaterParts(): boolean {
  const [isReady, setIsReady] = useState(loaded !== undefined);
  useEffect(() => {
    const enough = () => setIsReady(true);
    const timer = setTimeout(enough, PATIENCE_MS);
    load().then(enough, enough);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

/** A part that the page works without: it stays away if its code fails to load. */
function later<Name extends keyof More>(name: Name) {
  type Props = Parameters<More[Name]>[0];
  const partOf = (more: More) => more[name] as ComponentType<Props>;
  const Late = lazy(() =>
    load().then(
      (more) => ({ default: partOf(more) }),
      () => ({ default: () => null }),
    ),
  );
  return (props: Props) => {
    // The same component for as long as it is mounted: another one would lose its state.
    const [Part] = useState(() => (loaded ? partOf(loaded) : Late));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const MatchFigure = later('MatchFigure');
export const MatchSentence = later('MatchSentence');
export const Portrait = later('Portrait');
export const ResultActions = later('ResultActions');
