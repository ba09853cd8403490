import { type ComponentType, Fragment, type ReactNode } from 'react';
import { settings } from '../api/settings.ts';

type Account = ComponentType<{ children: ReactNode }>;

/**
 * Loads the provider of the work account together with the office. In demo mode, without a client id, or when MSAL's
 * code does not load, the office works without it, because the session comes from the API.
 */
export async function loadAccount(): Promise<Account> {
  try {
    const { clientId, isDemoMode, ...rest } = await settings();
    if (isDemoMode || !clientId) return Fragment;
    const [{ MsalAccount }, { msalApp }] = await Promise.all([
      import('./msal-account.tsx'),
      import('./msal-auth.ts'),
    ]);
    const app = await msalApp({ clientId, ...rest });
    return ({ children }) => <MsalAccount app={app}>{children}</MsalAccount>;
  } catch {
    return Fragment;
  }
}
