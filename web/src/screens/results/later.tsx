import { type ComponentType, lazy, Suspense, useState } from 'react';
import { retryOnce } from '../../lib/browser/lazy-part.tsx';

const load = async () => (await import('./more/results-more.tsx')).resultsMore;
type More = Awaited<ReturnType<typeof load>>;

/** Once it is there, its parts are drawn at once, together with the results. */
let loaded: More | undefined;
async function loadOnce() {
  loaded ??= await retryOnce(load);
  return loaded;
}
// On the respondents' pages this comes long before the results are drawn: nothing moves then. Staff load it with them.
if (/^\/($|invite|quiz|results\/)/.test(location.pathname)) loadOnce().catch(() => {});

/** A part that the page works without: it stays away if its code fails to load. */
function later<Name extends keyof More>(name: Name) {
  type Props = Parameters<More[Name]>[0];
  const partOf = (more: More) => more[name] as ComponentType<Props>;
  const Part = lazy(() =>
    loadOnce().then(
      (more) => ({ default: partOf(more) }),
      () => ({ default: () => null }),
    ),
  );
  const choose = () => (loaded ? partOf(loaded) : Part);
  return (props: Props) => <Chosen choose={choose} props={props} />;
}

type ChosenProps<Props> = { choose: () => ComponentType<Props>; props: Props };

/** The same part for as long as it is there: another one would lose its state. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>) {
  const [Part] = useState(choose);
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

export const MatchFigure = later('MatchFigure');
export const MatchSentence = later('MatchSentence');
export const Portrait = later('Portrait');
export const ResultActions = later('ResultActions');
