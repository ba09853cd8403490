export type SignInProblem =
  /** The person canceled. */
  | 'cancelled'
  /** The browser let no window open. */
  | 'blocked'
  /** The window never answered: closed half-way, most likely. */
  | 'timedOut'
  /** A second try took the place of this one. */
  | 'superseded'
  /** Only the person can go on: nothing can be renewed in silence. */
  | 'asksPerson'
  | 'unreachable'
  | 'failed';

/** Why signing in or renewing failed; `message` is the provider's own text. */
export class SignInError extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, message = '') {
    super(message);
    this.problem = problem;
  }
}

/** The codes of MSAL and Entra that a person can do something about. */
const problems: Readonly<Record<string, SignInProblem>> = {
  access_denied: 'cancelled',
  user_cancelled: 'cancelled',
  popup_window_error: 'blocked',
  empty_window_error: 'blocked',
  timed_out: 'timedOut',
  interaction_in_progress_cancelled: 'superseded',
  network_error: 'unreachable',
  no_network_connectivity: 'unreachable',
  post_request_failed: 'unreachable',
  get_request_failed: 'unreachable',
  endpoints_resolution_error: 'unreachable',
  openid_config_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

type Coded = { errorCode?: unknown; errorMessage?: unknown };

/** Translates an MSAL error. When a silent request fails for an unknown reason, the person has to sign in. */
export function signInErrorOf(error: unknown, isSilent: boolean): SignInError {
  const { errorCode, errorMessage } = Object(error) as Coded;
  const text = typeof errorMessage === 'string' && errorMessage ? errorMessage : String(error);
  const found = problems[String(errorCode)] ?? 'failed';
  return new SignInError(isSilent && found !== 'unreachable' ? 'asksPerson' : found, text);
}
