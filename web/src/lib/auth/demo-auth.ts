import { demoAccount, demoToken } from '@vse/domain/rules/demo';
import type { Auth } from './auth.ts';
import { SignInError } from './sign-in-error.ts';
import { signedInId } from './tokens.ts';

/** Signs in with the fake accounts of demo mode, whose tokens never expire. */
export const demoAuth: Auth = {
  async signIn({ demoRole }) {
    if (!demoRole) throw new SignInError('cancelled');
    return demoToken(demoRole);
  },
  async token() {
    // In a new tab, the account of another one.
    const token = signedInId();
    if (token === null || !demoAccount(token)) throw new SignInError('asksPerson');
    return token;
  },
  signOut: async () => {},
};
