import { createChangeSet, getChangeSet, undoChangeSet } from '@vse/domain/contract/calls';
import type { InputOf } from '@vse/domain/contract/contracts';
import type { ChangeSet } from '@vse/domain/records/change-sets';
import { isPassing } from '../api/api-error.ts';
import { staffCall } from '../api/staff.ts';

const ASK_AGAIN_MS = 1000;
/** The set goes on without us: what fails once is asked again. */
const MOST_FAILURES = 5;

type OnProgress = (set: ChangeSet) => void;

export const isRunning = ({ state }: Pick<ChangeSet, 'state'>) =>
  state === 'writing' || state === 'undoing';

/**
 * Changes many records as one, and waits until that has ended. Throws ApiError, which has an issue for each record that
 * is refused.
 */
export const changeTogether = async (
  input: InputOf<typeof createChangeSet>,
  onProgress?: OnProgress,
) => ended(await staffCall(createChangeSet, input), onProgress);

/** Sets back what a change set has written, and waits until that has ended. Throws ApiError. */
export const undoTogether = async (input: InputOf<typeof undoChangeSet>, onProgress?: OnProgress) =>
  ended(await staffCall(undoChangeSet, input), onProgress);

async function ended(begun: ChangeSet, onProgress?: OnProgress): Promise<ChangeSet> {
  let set = begun;
  let failures = 0;
  while (isRunning(set)) {
    onProgress?.(set);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    try {
      set = await staffCall(getChangeSet, { id: set.id });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isPassing(error) || failures > MOST_FAILURES) throw error;
    }
  }
  return set;
}
