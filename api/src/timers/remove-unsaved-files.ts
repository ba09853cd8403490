import type { Timer } from './timer.ts';

/** Deletes uploaded files that no record has saved. */
export const removeUnsavedFiles: Timer = {
  name: 'removeUnsavedFiles',
  schedule: '0 10 3 * * *',
  run: async ({ files }) => ({ removed: await files.removeUnsaved() }),
};
