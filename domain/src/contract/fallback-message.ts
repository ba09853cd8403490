import type * as z from 'zod';
import { said } from '../messages/said.ts';

/** The message for a field whose schema has none of its own. Our screens never send such input, but programs may. */
export function fallbackMessage(issue: z.core.$ZodRawIssue): string {
  const field = (issue.path ?? []).filter((step) => typeof step === 'string').join('.');
  if (field === '') return said('REQUEST_INVALID');
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return said('FIELD_MISSING', { field });
  if (issue.code === 'too_big') return said(tooBig(issue.origin), { field });
  return said('FIELD_INVALID', { field });
}

const tooBig = (origin: string) =>
  origin === 'string' || origin === 'array' ? 'FIELD_TOO_LONG' : 'FIELD_TOO_LARGE';
