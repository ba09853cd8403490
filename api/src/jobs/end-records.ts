import { said } from '@vse/domain/messages/said';
import * as z from 'zod';
import {
  endRetained,
  MOST_FAILED,
  type RetentionCursor,
} from '../services/retention/end-retained.ts';
import { retainedKinds } from '../services/retention/retained-kinds.ts';
import { JobRefusal, type RegularJob } from './job.ts';

/** A step is over within seconds, so that a local host can stop. */
const STEP = { within: 5000, records: 200 };

/** Ends records whose time is over, by the settings; without such a setting it reads nothing. */
export const endRecordsJob: RegularJob<RetentionCursor> = {
  kind: 'endRecords',
  input: z.null(),
  everyMinutes: 60,
  hasWork: async (context) => retainedKinds(context).some(({ days }) => days > 0),
  async step(context, { at }) {
    const run = await endRetained(context, at ?? { marks: {}, failed: [] }, STEP);
    const { cursor, ended } = run;
    if (cursor.failed.length >= MOST_FAILED)
      throw new JobRefusal(said('RECORDS_NOT_ENDED', { count: String(cursor.failed.length) }));
    const counts = { ended };
    return run.hasMore ? { at: cursor, counts } : { at: cursor, counts, isDone: true };
  },
};
