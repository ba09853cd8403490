/** Of the button that ends a person's sessions. */
export const sessions = {
  signOutEverywhere: 'Sign out everywhere',
  signedOutEverywhere:
    'This person is signed out on every device. Signing in again can take five minutes.',
  failed: 'Could not sign out everywhere',
};
