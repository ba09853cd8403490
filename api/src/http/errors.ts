import type { Problem as ProblemBody } from '@vse/domain/contract';

/** What a status means to people; also the title of the problem answer (RFC 9457). */
const TITLES = {
  400: 'Bad request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported content type',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Not available',
} as const;
export type Status = keyof typeof TITLES;

/** An answer other than 200: thrown anywhere, turned into application/problem+json in one place. */
export class Problem extends Error {
  readonly status: Status;
  readonly errors: string[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: Status, errors: string | string[], retryAfterSeconds?: number) {
    super(Array.isArray(errors) ? errors.join(' ') : errors);
    this.name = 'Problem';
    this.status = status;
    this.errors = Array.isArray(errors) ? errors : [errors];
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The JSON body, shape of domain's Problem. */
  body(): ProblemBody {
    const { status, errors, message } = this;
    const title = TITLES[status];
    return { type: 'about:blank', status, title, detail: message, errors, error: message, message };
  }
}

export const notFound = (what: string) => new Problem(404, `${what} was not found.`);
export const notAllowed = () => new Problem(403, 'You are not allowed to do this.');
export const signInNeeded = () => new Problem(401, 'Please sign in.');
