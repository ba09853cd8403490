import { type ComponentType, Suspense } from 'react';
import { lazyPart, retryOnce } from '../../lib/browser/lazy-part.tsx';

const load = () => retryOnce(async () => (await import('./more/results-more.tsx')).resultsMore);
type More = Awaited<ReturnType<typeof load>>;

const isOfRespondents = /^\/($|invite|quiz|results\/)/.test(location.pathname);

/** A part that the page works without: it stays away if its code fails to load. Respondents have no notifications. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart<Props>(() => load().catch(() => () => null));
  return Object.assign(
    (props: Props) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ),
    { preload: Part.preload },
  );
}

/**
 * On the respondents' pages the code comes long before the results are drawn, so that nothing moves then. Staff load it
 * with them.
 */
function later<Name extends keyof More>(name: Name) {
  type Props = Parameters<More[Name]>[0];
  const Part = optionalPart(async () => (await load())[name] as ComponentType<Props>);
  if (isOfRespondents) load().then(Part.preload, () => {});
  return Part;
}

export const MatchFigure = later('MatchFigure');
export const MatchSentence = later('MatchSentence');
export const Portrait = later('Portrait');
export const ResultActions = later('ResultActions');
