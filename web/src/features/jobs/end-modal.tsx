import { endJob } from '@vse/domain/contract/calls';
import type { Job } from '@vse/domain/records/jobs';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { wordOf } from '../../lib/words/word-of.ts';
import { ConfirmModal } from '../../ui/kit/confirm-modal.tsx';
import { useJobTexts } from './use-job-texts.ts';
import { useJobWords } from './words/jobs.ts';

type EndModalProps = { job: Job; refresh: () => Promise<void>; onClose: () => void };

/** Says what ending a job means, ends it, and says which records are in which state. */
export function EndModal({ job, refresh, onClose }: EndModalProps) {
  const jobs = useJobWords();
  const { what, left } = useJobTexts();
  const { run, isBusy, error } = useAction(jobs.endFailed);
  const end = async () => {
    try {
      return await staffCall(endJob, { id: job.id });
    } finally {
      // A refusal says that the list is outdated.
      void refresh();
    }
  };
  const report = (ended: Job) => {
    onClose();
    // One that was done in the meantime has not ended, and the list says so.
    if (ended.isEnding) notify(jobs.endsSoon({ what: what(job) }));
    if (ended.state === 'ended')
      notify([jobs.ended({ what: what(job) }), ...left(ended).map((text) => `${text}.`)].join(' '));
  };
  return (
    <ConfirmModal
      title={jobs.endTitle({ what: what(job) })}
      text={wordOf(jobs.endTexts, job.kind) ?? jobs.endTexts.other}
      confirm={jobs.end}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void run(end, report)}
      onClose={onClose}
    />
  );
}
