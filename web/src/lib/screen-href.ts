import { paths } from './paths.ts';

/** The address of a screen by its name in `paths`. Undefined for unknown screens and for those that need an id. */
export function screenHref(name: string): string | undefined {
  const path = Object.entries(paths).find(([key]) => key === name)?.[1].path;
  return path?.includes(':') ? undefined : path;
}
