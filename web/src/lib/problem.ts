import { ApiError, statusOf } from './api/api-error.ts';
import { translate, type Words } from './words/words.ts';

/** What to tell a person about a failed call: the API's own messages, else why nothing came back. */
export function problemMessages(error: unknown, words: Words): readonly string[] {
  if (error instanceof ApiError && error.messages.length > 0)
    return error.messages.map((message) => translate(words.messages, message));
  return [statusOf(error) === 0 ? words.problem.unreachable : words.problem.unexpected];
}
