import { demoToken } from '@vse/domain/demo';
import { staffToken } from '../tokens.ts';
import type { Auth } from './auth.ts';
import { SignInError } from './sign-in-error.ts';

/** The fake accounts of demo mode: their tokens last for ever and renew themselves. */
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
