import * as z from 'zod';
import { countInsight, hasChanges } from '../services/insight/count-changes.ts';
import type { RegularJob } from './job.ts';

/** A run of the timers is over within a minute, and a local host that stops waits 10 s for it. */
const COUNTING_MS = 8000;

/** Counts for insight what has changed. How far that is stands in a document of its own, beside the numbers. */
export const countInsightJob: RegularJob<null> = {
  kind: 'countInsight',
  input: z.null(),
  everyMinutes: 5,
  follows: ['invites', 'quizResults'],
  hasWork: hasChanges,
  step: async (context) => ({
    counts: { counted: await countInsight(context, COUNTING_MS) },
    isDone: true,
  }),
};
