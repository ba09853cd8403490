import { applyPendingRoles } from './apply-pending-roles.ts';
import { backfillRecords } from './backfill-records.ts';
import { healPublished } from './heal-published.ts';
import { removeUnsavedFiles } from './remove-unsaved-files.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { Timer } from './timer.ts';

export const timers: readonly Timer[] = [
  sendDueMails,
  applyPendingRoles,
  backfillRecords,
  healPublished,
  removeUnsavedFiles,
];
