import type { PublicClientApplication } from '@azure/msal-browser';
import { MsalProvider, useAccount, useMsal } from '@azure/msal-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '../browser/store.ts';
import { signedInId, staffToken } from './tokens.ts';

type MsalAccountProps = { app: PublicClientApplication; children: ReactNode };

/** Provides MSAL's account to the back office. */
export const MsalAccount = ({ app, children }: MsalAccountProps) => (
  <MsalProvider instance={app}>
    <ActiveAccount />
    {children}
  </MsalProvider>
);

/** MSAL knows every account of this browser. The active one must be the person whose token this tab sends. */
function ActiveAccount() {
  const { instance } = useMsal();
  useStore(staffToken);
  const account = useAccount({ localAccountId: signedInId() ?? '' });
  useEffect(() => {
    instance.setActiveAccount(account);
  }, [instance, account]);
  return null;
}
