import type { z } from 'zod';

/** What is wrong with a field whose schema has no message of its own: screens never send such a thing, programs may. */
export function plainWords(issue: z.core.$ZodRawIssue): string {
  const field = (issue.path ?? []).filter((step) => typeof step === 'string').join('.');
  if (field === '') return 'The request is not valid.';
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `The field ${field} is missing.`;
  if (issue.code === 'too_big') return `The field ${field} is too ${sizeOf(issue.origin)}.`;
  return `The field ${field} is not valid.`;
}

const sizeOf = (origin: string) => (origin === 'string' || origin === 'array' ? 'long' : 'large');
