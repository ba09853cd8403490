import { said } from '@vse/domain/messages/said';
import * as z from 'zod';
import { finishInvites, hasUnfinished } from '../services/invites/finish-invites.ts';
import type { RegularJob } from './job.ts';

/** Does what crashed requests left to do for their invites. One that fails is tried again by the next run. */
export const finishInvitesJob: RegularJob<null> = {
  kind: 'finishInvites',
  input: z.null(),
  everyMinutes: 5,
  follows: ['invites'],
  hasWork: hasUnfinished,
  async step(context) {
    const { finished, failed } = await finishInvites(context);
    // The same ones each time: an Admin has to know.
    if (finished === 0 && failed > 0)
      throw new Error(said('INVITES_NOT_FINISHED', { count: String(failed) }));
    return { counts: { finished, failed }, isDone: true };
  },
};
