/** How staff come in, and the quiz that they begin. */
export const signIn = {
  login: {
    title: 'Sign In',
    begin: 'Click Sign In to begin.',
    text: 'For staff and scent providers. If you have received an invite, you need no account.',
    withInvite: 'I have an invite code',
    signedIn: 'You are signed in',
    as: (name: string) => `Your account: ${name}.`,
    start: 'Begin a quiz for a client',
  },
  signIn: {
    title: 'Sign In',
    again: 'Please sign in again',
    againText: 'Your session has ended. Nothing on this page is lost: sign in and continue.',
    demo: 'This installation runs in demo mode. Choose an account to look around.',
    work: 'Use your work account. The sign-in opens in its own window.',
    withWork: 'Sign in with your work account',
    waiting: 'The sign-in window is open. If it has closed or is hidden, click again.',
    unavailable: 'Sign-in is not available: the client id is missing.',
    cancelled: 'You canceled the sign-in. Click again whenever you are ready.',
    closed: 'The sign-in window was closed. Click again whenever you are ready.',
    blocked: 'Your browser blocked the sign-in window. Please allow pop-ups for this site.',
    timedOut: 'The sign-in window did not answer. Please click again.',
    failed: (reason: string) => `We could not sign you in: ${reason}`,
    noRole: (name: string) =>
      `Hello ${name}. We know your account, but it has no role in VSE yet. Please ask your administrator for one, then sign in again.`,
    notLogged: 'You are signed in, but this sign-in could not be recorded in the user log.',
    otherAccount: 'Use another account',
  },
  start: {
    title: 'Begin a quiz for a client',
    promise:
      'Name the client or project; the quiz and its recommendations are kept under that name.',
    project: 'Client/Project',
    submit: 'Begin Quiz',
    submitting: 'Preparing the quiz…',
    denied: 'Please sign in to begin a quiz',
    deniedText:
      'This page is for staff. If you have received an invite, your quiz is on the home page.',
  },
};
