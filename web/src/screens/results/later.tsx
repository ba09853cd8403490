import { type ComponentType, lazy, Suspense } from 'react';
import { retryOnce } from '../../lib/browser/lazy-part.tsx';

const load = async () => (await import('./more/results-more.tsx')).resultsMore;
type More = Awaited<ReturnType<typeof load>>;

/** A part that the page works without: it stays away if its code fails to load. */
function later<Name extends keyof More>(name: Name) {
  type Props = Parameters<More[Name]>[0];
  const Part = lazy(() =>
    retryOnce(load).then(
      (more) => ({ default: more[name] as ComponentType<Props> }),
      () => ({ default: () => null }),
    ),
  );
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const MatchFigure = later('MatchFigure');
export const MatchSentence = later('MatchSentence');
export const Portrait = later('Portrait');
export const ResultActions = later('ResultActions');
