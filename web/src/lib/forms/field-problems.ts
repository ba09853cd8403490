import type * as z from 'zod';
import { ApiError } from '../api/api-error.ts';
import type { Words } from '../words/words.ts';
import { fieldErrors, messagesOf } from './issues.ts';
import { issueMessage, problemMessages } from './problem.ts';

/** Why a form was refused: all messages in order, and the first message of each field with an error. */
export type FieldProblems = {
  messages: readonly string[];
  fields: Readonly<Record<string, string>>;
};

export const NO_FIELD_PROBLEMS: FieldProblems = { messages: [], fields: {} };

export const schemaProblems = (error: z.ZodError): FieldProblems => ({
  messages: messagesOf(error),
  fields: fieldErrors(error),
});

/** Converts a failed call to form problems. The API's issues name their fields; a nested field counts as its parent. */
export function callProblems(error: unknown, words: Words): FieldProblems {
  const fields: Record<string, string> = {};
  for (const issue of error instanceof ApiError ? error.issues : []) {
    const [field] = issue.field?.split('.') ?? [];
    if (field !== undefined) fields[field] ??= issueMessage(issue, words);
  }
  return { messages: problemMessages(error, words), fields };
}
