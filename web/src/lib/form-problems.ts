import type { z } from 'zod';
import { messagesOf } from './issues.ts';

/** Why a form was not taken: what to say, and the names of the fields that it is about. */
export type FormProblems = { messages: readonly string[]; fields: readonly string[] };

export const NO_PROBLEMS: FormProblems = { messages: [], fields: [] };

export const problemsOf = (error: z.ZodError): FormProblems => ({
  messages: messagesOf(error),
  fields: error.issues.map(({ path }) => String(path.at(-1))),
});
