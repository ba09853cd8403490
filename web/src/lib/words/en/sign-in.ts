/** How staff come in, and the quiz that they begin. */
export const signIn = {
  login: {
    title: 'Sign in',
    begin: 'Click Sign In to begin.',
    text: 'For staff and scent providers. If you have received an invite, you need no account.',
    withInvite: 'I have an invite code',
    as: (name: string) => `You are signed in as ${name}.`,
    start: 'Begin a quiz for a client',
  },
  signIn: {
    title: 'Sign In',
    again: 'Please sign in again',
    againText: 'Your sign-in has ended. Nothing on this page is lost: sign in and go on.',
    demo: 'This installation runs in demo mode. Choose an account to look around with.',
    work: 'Use your work account. It opens in a window of its own.',
    withWork: 'Sign in with your work account',
    waiting: 'The sign-in window is open. If it has closed or is hidden, click once more.',
    unavailable: 'Sign-in is not available: the client id is missing.',
    cancelled: 'You cancelled the sign-in. Click once more whenever you are ready.',
    blocked: 'Your browser blocked the sign-in window. Please allow pop-ups for this site.',
    timedOut: 'The sign-in window did not answer. Please click once more.',
    failed: (reason: string) => `We could not sign you in: ${reason}`,
    noRole: (name: string) =>
      `Hello ${name}. Your account is known, but it has no role in VSE yet. Please ask your administrator for one, then sign in again.`,
    otherAccount: 'Use another account',
  },
  start: {
    title: 'Begin a quiz for a client',
    promise: 'Name the client or project; the quiz and its recommendations are kept under it.',
    project: 'Client/Project',
    submit: 'Begin Quiz',
    submitting: 'Preparing the quiz…',
    denied: 'Please sign in to begin a quiz',
    deniedText:
      'This page is for staff. If you have received an invite, your quiz is on the first page.',
  },
};
