import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { isPassing } from '../lib/api/api-error.ts';
import { askingOnMount } from '../lib/api/asking-on-mount.ts';
import { cache } from '../lib/api/cache.ts';
import { keepingNewest } from '../lib/api/keeping-newest.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';

const swr = {
  provider: cache,
  use: [askingOnMount, keepingNewest],
  shouldRetryOnError: isPassing,
  errorRetryCount: 3,
  errorRetryInterval: 2000,
};

type AppProps = { Router?: ComponentType<{ children: ReactNode }> };

export function App({ Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary>
      <SWRConfig value={swr}>
        <Router>
          <Layout>
            <AppRoutes />
          </Layout>
        </Router>
      </SWRConfig>
    </ErrorBoundary>
  );
}
