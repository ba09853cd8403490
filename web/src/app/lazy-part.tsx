import { type ComponentType, lazy } from 'react';

const AGAIN_MS = 1000;
const failed = new Set<() => void>();

/** Fetches code once more when it did not come: on a phone a single request is easily lost. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}

/**
 * A part of the app whose code comes when it is first drawn. React keeps a failure for good; here it lasts until
 * `renewFailed`. Not shorter: a part that asked anew in each of React's own attempts would ask for ever.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await insist(load) };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
  let Part: ComponentType<Props> = make();
  const renew = () => {
    Part = make();
  };
  return (props: Props) => <Part {...props} />;
}

/** What failed to come is asked for when it is drawn next. */
export function renewFailed() {
  for (const renew of failed) renew();
  failed.clear();
}
