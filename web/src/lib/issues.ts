import type { z } from 'zod';

/** The messages of what a schema found, each once, in the order of the fields. */
export const messagesOf = (error: z.ZodError | undefined): readonly string[] => [
  ...new Set(error?.issues.map((issue) => issue.message) ?? []),
];
