import type { Role } from '@vse/domain/access/permissions';

/** What a person chose in the sign-in dialog: a demo account, or another work account than the usual one. */
export type SignInChoice = {
  demoRole?: Role;
  isOtherAccount?: boolean;
  loginHint?: string | undefined;
};

/** A way to sign in: with a work account or a demo account. Every method that rejects does so with a SignInError. */
export type Auth = {
  /** Shows the provider's sign-in and resolves with a token for the API. */
  signIn(choice: SignInChoice): Promise<string>;
  /** Returns a token for the signed-in person, renewing it silently when needed; `isForced` renews it in any case. */
  token(isForced: boolean): Promise<string>;
  /** Signs out here and, best effort, at the provider. Never throws. */
  signOut(): Promise<void>;
};
