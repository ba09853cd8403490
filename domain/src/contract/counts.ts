import * as z from 'zod';
import { COUNT_KEPT_SECONDS } from '../limits.ts';
import { IsoDate } from './fields.ts';

/**
 * The input of calls that count. `maxAge` is how old a count may be, in seconds: a client sends the time since its own
 * last write, so that the count includes that write whichever instance answers, and no two clocks are compared.
 */
export const CountQuery = z.object({
  maxAge: z.coerce.number().int().min(0).max(COUNT_KEPT_SECONDS).default(COUNT_KEPT_SECONDS),
});

/** How many records match the filters of a list. `countedDate` is when they were counted; below 1,000 it is now. */
export const ListCount = z.object({ total: z.number().int(), countedDate: IsoDate });
