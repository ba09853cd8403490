import { demoToken } from '@vse/domain/rules/demo';
import type { Auth } from './auth.ts';
import { SignInError } from './sign-in-error.ts';
import { staffToken } from './tokens.ts';

/** Signs in with the fake accounts of demo mode, whose tokens never expire. */
export const demoAuth: Auth = {
  async signIn({ demoRole }) {
    if (!demoRole) throw new SignInError('cancelled');
    return demoToken(demoRole);
  },
  async token() {
    const token = staffToken.get();
    if (token === null) throw new SignInError('asksPerson');
    return token;
  },
  signOut: async () => {},
};
