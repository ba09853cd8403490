import * as z from 'zod';
import { said } from '../messages/said.ts';

/** Only Published items appear in the quiz and in recommendations (specification, text 1 section 4). */
export const PUBLISH_STATES = ['Draft', 'Published'] as const;
export const PublishState = z.enum(PUBLISH_STATES, said('PUBLISH_STATE_REQUIRED'));
export type PublishState = z.output<typeof PublishState>;

export const isPublished = (item: { publishState: PublishState }) =>
  item.publishState === 'Published';
