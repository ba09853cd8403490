import { permissions } from '@vse/domain/access/permissions';
import type { Job } from '@vse/domain/records/jobs';
import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { EndModal } from './end-modal.tsx';
import { useJobColumns } from './job-columns.tsx';
import { useJobs } from './use-jobs.ts';
import { useJobWords } from './words/jobs.ts';

/** The work that goes on in the background: what it is, how far, and why it does not get further. */
export const JobsScreen = staffScreen(permissions.jobs.read, () => {
  const jobs = useJobWords();
  const { rail } = useOfficeWords();
  const list = useJobs();
  const [toEnd, setToEnd] = useState<Job>();
  const { refresh } = list;
  return (
    <ListScreen
      words={{ ...jobs, title: rail.jobs }}
      list={list}
      columns={useJobColumns({ refresh, onEnd: setToEnd })}
    >
      {toEnd && <EndModal job={toEnd} refresh={refresh} onClose={() => setToEnd(undefined)} />}
    </ListScreen>
  );
});
