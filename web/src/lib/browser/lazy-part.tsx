import { type ComponentType, lazy, useState } from 'react';
import { LostCodeError } from './lost-code.ts';
import { reloadLostStyles } from './lost-styles.ts';

const RETRY_AFTER_MS = 1000;
const failed = new Set<() => void>();

/** Loads code, and retries once, because a single request is easily lost on a phone. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  const attempt = async () => {
    await reloadLostStyles();
    return load();
  };
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return attempt();
  }
}

/**
 * A screen whose code is loaded on its first render, or before by `preload`: then it renders at once. The boundary of the
 * routes shows a page instead of a lost one; a part of a screen is `lazyIn` (lazy-in.tsx). React.lazy
 * remembers a failure forever; this one remembers it until `renewFailed`, because retrying in each of React's own
 * attempts would never end.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await retryOnce(load) };
      } catch (error) {
        failed.add(renew);
        throw new LostCodeError('Code did not load', { cause: error });
      }
    });
  let Part: ComponentType<Props> = make();
  const renew = () => {
    Part = make();
  };
  let preloaded: ComponentType<Props> | undefined;
  const preload = async () => {
    preloaded = await load();
  };
  const choose = () => preloaded ?? Part;
  return Object.assign((props: Props) => <Chosen choose={choose} props={props} />, {
    preload,
    isLoaded: () => preloaded !== undefined,
  });
}

type ChosenProps<Props> = { choose: () => ComponentType<Props>; props: Props };

/** Renders the same component for as long as it is mounted: another one would lose its state. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>) {
  const [Shown] = useState(choose);
  return <Shown {...props} />;
}

/** Lets everything that failed to load be loaded again on its next render. */
export function renewFailed() {
  for (const renew of failed) renew();
  failed.clear();
}
