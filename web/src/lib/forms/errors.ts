import type { Issue } from '@vse/domain/contract/contract';
import { filled } from '@vse/domain/messages/said';
import { ApiError, statusOf } from '../api/api-error.ts';
import type { Words } from '../words/words.ts';

/** The messages of a failed call: the API's issues, otherwise why there is no response. */
export function errorMessages(error: unknown, words: Words): readonly string[] {
  if (error instanceof ApiError && error.issues.length > 0)
    return [...new Set(error.issues.map((issue) => issueMessage(issue, words)))];
  return [statusOf(error) === 0 ? words.problem.unreachable : words.problem.unexpected];
}

/** The translation of an issue, or the API's English sentence if its code has none. */
export function issueMessage({ code, message, params }: Issue, { messages }: Words): string {
  const sentences: Readonly<Record<string, string>> = messages;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  return sentence === undefined ? message : filled(sentence, params);
}
