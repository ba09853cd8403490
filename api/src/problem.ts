import type { Issue, Problem as ProblemBody } from '@vse/domain/contract/contract';
import { type MessageCode, messages } from '@vse/domain/messages';
import { filled, heard, type Said, said } from '@vse/domain/messages/said';

/** The meaning of a status for people, and the title of the problem response (RFC 9457). */
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

/** A message with the input field it is about, if any. */
type FieldIssue = Said & { field?: string };

/** Any response other than 200. Thrown anywhere, and turned into application/problem+json in one place. */
export class Problem extends Error {
  readonly status: Status;
  readonly issues: Issue[];
  /** The English sentences, each once: a name that is both empty and too short is mentioned once. */
  readonly errors: string[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: Status,
    issues: MessageCode | FieldIssue | readonly Issue[],
    retryAfterSeconds?: number,
  ) {
    const list = typeof issues === 'string' ? [issueOf({ code: issues })] : listOf(issues);
    const errors = [...new Set(list.map(({ message }) => message))];
    super(errors.join(' '));
    this.name = 'Problem';
    this.status = status;
    this.issues = list;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The JSON body (domain's Problem). */
  body(requestId: string): ProblemBody {
    const { status, issues, errors, message } = this;
    const title = TITLES[status];
    const texts = { detail: message, errors, error: message, message };
    return { type: 'about:blank', status, title, requestId, ...texts, issues };
  }
}

const listOf = (issues: FieldIssue | readonly Issue[]): Issue[] =>
  'code' in issues ? [issueOf(issues)] : [...issues];

const issueOf = ({ code, params, field = null }: Said & { field?: string | null }): Issue => ({
  code,
  field,
  message: filled(messages[code], params),
  ...(params && { params: { ...params } }),
});

/** Returns the issue of a schema's message or of a stored reason. */
export function issueFrom(text: string, field: string | null = null): Issue {
  const { code, params } = heard(text);
  return isCode(code)
    ? issueOf({ code, field, ...(params && { params }) })
    : { code: 'OTHER', field, message: text };
}

/** The reason of a failure in a form that can be stored, and shown in any language later. */
export function reasonOf(error: Error): string {
  const [issue] = error instanceof Problem ? error.issues : [];
  return issue && isCode(issue.code) ? said(issue.code, issue.params) : error.message;
}

const isCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

export const notFound = (code: MessageCode) => new Problem(404, code);
export const notAllowed = () => new Problem(403, 'NOT_ALLOWED');
export const signInNeeded = () => new Problem(401, 'SIGN_IN_NEEDED');

/** Whether an error says that a record does not exist. */
export const isNotFound = (error: unknown) => error instanceof Problem && error.status === 404;
