import type { FragranceDoc, UploadDoc } from '../../api/src/store/document-types.ts';
import type { Request } from './timeline.ts';
import type { World } from './world.ts';

/** The refusals of an actor's input with 400 that are right, and when. All other input of actors is valid. */
const EXPECTED: Record<string, (world: World, request: Request) => boolean> = {
  /** The timer has removed a file before a record saved it. */
  FILE_UNKNOWN: ({ timeline, outside, step }, { begun, input }) =>
    outside.removals.has(String(input.logo)) ||
    timeline.ids('uploads').some((id) => {
      const states = timeline.seenBetween<UploadDoc>('uploads', id, begun, step());
      return states.some(
        (upload) =>
          upload?.state.startsWith('remov') && JSON.stringify(input).includes(upload.path),
      );
    }),
  /** The fragrance was deleted before an inventory had it. */
  FRAGRANCE_UNKNOWN: ({ timeline, step }, { begun, input }) =>
    timeline
      .ids('fragrances')
      .some(
        (id) =>
          JSON.stringify(input).includes(`"${id}"`) &&
          timeline.seenBetween<FragranceDoc>('fragrances', id, begun, step()).includes(undefined),
      ),
  /** A record of a change set was saved or deleted since it was listed. */
  CHANGED_MEANWHILE: (_, { name }) => name === 'vseCreateChangeSet',
  RECORD_NOT_FOUND: (_, { name }) => name === 'vseCreateChangeSet',
};

/** No valid input is refused with 400: an actor whose requests are all refused would prove nothing. */
export function judgeRefusal(world: World, request: Request, body: Record<string, unknown>): void {
  for (const { code, field } of body.issues as { code: string; field: string | null }[])
    if (body.status === 409) {
      const isInSet = code === 'RECORD_IN_CHANGE_SET';
      world.count('race: somebody saves a record of a change set that is being written', isInSet);
    } else if (!EXPECTED[code]?.(world, request))
      world.violate(`refused: ${request.name} for ${code} ${field ?? ''}`);
}
