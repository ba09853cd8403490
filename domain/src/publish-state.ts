import { z } from 'zod';

/** Only Published items are used in the quiz and in recommendations (specification, text 1 section 4). */
export const PUBLISH_STATES = ['Draft', 'Published'] as const;
export const PUBLISH_STATE_REQUIRED = 'Publish State is required.';
export const PublishState = z.enum(PUBLISH_STATES, PUBLISH_STATE_REQUIRED);
export type PublishState = z.output<typeof PublishState>;

export const isPublished = (item: { publishState: PublishState }) =>
  item.publishState === 'Published';
