import type { ComponentProps } from 'react';
import { lazyPart } from '../../lib/browser/lazy-part.tsx';
import type { FirstSteps } from './first-steps.tsx';

/** Loaded on the first day only. */
export const LazyFirstSteps = lazyPart<ComponentProps<typeof FirstSteps>>(
  async () => (await import('./first-steps.tsx')).FirstSteps,
);
