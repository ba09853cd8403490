import { createChangeSet, getChangeSet } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import { staffCall } from '../api/staff.ts';

const ASK_AGAIN_MS = 1000;

/**
 * Changes many records as one, and waits until that has ended. Throws ApiError, which has an issue for each record that
 * is refused.
 */
export async function changeTogether(input: InputOf<typeof createChangeSet>): Promise<ChangeSet> {
  let set = await staffCall(createChangeSet, input);
  while (set.state === 'writing' || set.state === 'undoing') {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    set = await staffCall(getChangeSet, { id: set.id });
  }
  return set;
}
