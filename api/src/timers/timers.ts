import { applyPendingRoles } from './apply-pending-roles.ts';
import { backfillRecords } from './backfill-records.ts';
import { countInOldSignIns } from './count-in-old-sign-ins.ts';
import { removeUnsavedFiles } from './remove-unsaved-files.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { Timer } from './timer.ts';

export const timers: readonly Timer[] = [
  sendDueMails,
  applyPendingRoles,
  backfillRecords,
  countInOldSignIns,
  removeUnsavedFiles,
];
