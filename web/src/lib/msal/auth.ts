import type { Role } from '@vse/domain/permissions';

/** What a person chose in the sign-in dialog: an account of the demo, or to be asked for another work account. */
export type Choice = { demoRole?: Role; isOtherAccount?: boolean; loginHint?: string | undefined };

/** A way to sign in: with a work account, or with one of the demo's. Every refusal is a SignInError. */
export type Auth = {
  /** Asks the person; answers the token for the API. */
  signIn(choice: Choice): Promise<string>;
  /** The token of who is signed in, renewed without asking anybody; `isForced`: even when the old one looks good. */
  token(isForced: boolean): Promise<string>;
  /** Ends the sign-in here and, as far as it can be reached, at the provider. Never throws. */
  signOut(): Promise<void>;
};
