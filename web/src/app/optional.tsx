import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';

/** A lazy part that the page works without: nothing is shown while its code loads or when it fails to load. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary place={useLocation().pathname} fallback={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
