import { settings } from '../api/settings.ts';
import type { Auth } from './auth.ts';
import { SignInError } from './sign-in-error.ts';

let loading: Promise<Auth> | undefined;

/** Loads this installation's way to sign in on first use, so that respondents never download it. */
export function loadAuth(): Promise<Auth> {
  loading ??= choose().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function choose(): Promise<Auth> {
  const { clientId, isDemoMode, ...rest } = await settings();
  if (isDemoMode) return (await import('./demo-auth.ts')).demoAuth;
  if (!clientId) throw new SignInError('failed', 'Missing client id');
  return (await import('./msal-auth.ts')).openMsal({ clientId, ...rest });
}
