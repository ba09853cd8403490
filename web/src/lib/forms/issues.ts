import type * as z from 'zod';

/** The messages of a schema error, each once, in the order of the fields. */
export const messagesOf = (error: z.ZodError | undefined): readonly string[] => [
  ...new Set(error?.issues.map((issue) => issue.message) ?? []),
];

export function fieldErrors(error: z.ZodError | undefined): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}
