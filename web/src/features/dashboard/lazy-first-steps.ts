import type { ComponentProps } from 'react';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import type { FirstSteps } from './first-steps.tsx';

/** Loaded on the first day only. */
export const LazyFirstSteps = lazyIn<ComponentProps<typeof FirstSteps>>(
  async () => (await import('./first-steps.tsx')).FirstSteps,
);
