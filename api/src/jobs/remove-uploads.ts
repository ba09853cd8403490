import * as z from 'zod';
import { hasUnsaved, removeUnsaved } from '../services/catalogue/uploads.ts';
import type { RegularJob } from './job.ts';

/** Deletes uploaded files that no record has saved. */
export const removeUploadsJob: RegularJob<null> = {
  kind: 'removeUploads',
  input: z.null(),
  everyMinutes: 60,
  hasWork: hasUnsaved,
  async step(context) {
    const { removed, hasMore } = await removeUnsaved(context);
    const counts = { removed };
    return hasMore ? { at: null, counts } : { counts, isDone: true };
  },
};
