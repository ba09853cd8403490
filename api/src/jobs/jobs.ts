import { applyRolesJob } from './apply-roles.ts';
import { changeSetJob } from './change-set.ts';
import { countInsightJob } from './count-insight.ts';
import { endRecordsJob } from './end-records.ts';
import { eraseAgainJob } from './erase-again.ts';
import { erasureJob } from './erasure.ts';
import { finishInvitesJob } from './finish-invites.ts';
import { type AnyJob, anyJob } from './job.ts';
import { pruneJob } from './prune.ts';
import { publishJob } from './publish.ts';
import { removeUploadsJob } from './remove-uploads.ts';
import { upgradeRecordsJob } from './upgrade-records.ts';

/** All kinds of jobs. */
export const ALL_JOBS: readonly AnyJob[] = [
  anyJob(changeSetJob),
  anyJob(erasureJob),
  anyJob(eraseAgainJob),
  anyJob(publishJob),
  anyJob(countInsightJob),
  anyJob(endRecordsJob),
  anyJob(pruneJob),
  anyJob(removeUploadsJob),
  anyJob(finishInvitesJob),
  anyJob(applyRolesJob),
  anyJob(upgradeRecordsJob),
];

/** The job of a kind; undefined for a kind of another version. */
export const jobOf = (kind: string): AnyJob | undefined =>
  ALL_JOBS.find((job) => job.kind === kind);
