import type { Job, JobKind, JobState } from '@vse/domain/records/jobs';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

const kinds: Record<JobKind, string> = {
  changeSet: 'Change of several records',
  erasure: 'Erasure of what is kept about a person',
  eraseAgain: 'Finds erased people again after a restore',
  publish: 'Keeps the published catalogue up to date',
  countInsight: 'Counts for insight',
  endRecords: 'Ends records whose time is over',
  prune: 'Removes old states of records and old jobs',
  removeUploads: 'Deletes unsaved uploads',
  finishInvites: 'Finishes interrupted invites',
  applyRoles: 'Sets roles in the directory',
  upgradeRecords: 'Brings stored records up to date',
};

const states: Record<JobState, string> = {
  running: 'Running',
  waiting: 'Waiting',
  failed: 'Failed',
  done: 'Done',
  ended: 'Ended',
};

/** What a job has done, before its number. */
const counts: Readonly<Record<string, string>> = {
  written: 'Records written',
  left: 'Left as they were',
  back: 'Set back',
  begun: 'Erasures begun',
  rebuilt: 'Records put together',
  rebuiltParts: 'Parts put together',
  settled: 'Interrupted changes completed',
  counted: 'Changes counted',
  ended: 'Records ended',
  removed: 'Removed',
  finished: 'Finished',
  applied: 'Roles set',
  failed: 'Failed',
  unreadable: 'Unreadable',
};

type Left = Job['left'][number]['state'];
const left: Record<Left, (count: string, isOne: boolean) => string> = {
  changed: (count) => `${count} changed`,
  unchanged: (count) => `${count} unchanged`,
};

/** The work that goes on in the background. */
export const jobs = {
  intro: 'What goes on in the background. What is over is listed for 30 days.',
  empty: 'Nothing has been going on in the last 30 days',
  emptyText: 'Changes of several records, erasures and the regular work of VSE are listed here.',
  columns: {
    what: 'What',
    state: 'State and progress',
    since: 'Since',
    actions: 'Actions',
  },
  kinds,
  changeOf: (count: number, shown: string) =>
    plural(count, `Change of ${shown} record`, `Change of ${shown} records`),
  begunBy: (name: string) => `Begun by ${name}`,
  states,
  afterError: 'Waiting after an error',
  ending: 'Being ended',
  next: (date: string) => `Next run: ${date}`,
  until: (date: string) => `until ${date}`,
  counts,
  count: (label: string, count: string) => `${label}: ${count}`,
  left,
  retryOne: (what: string) => `Try again: ${what}`,
  retryFailed: 'It could not be tried again',
  end: 'End',
  endOne: (what: string) => `End: ${what}`,
  endTitle: (what: string) => `End this: ${what}?`,
  /** What ending means, by the kind of job. */
  endTexts: {
    changeSet:
      'What is written stays, and the other records stay unchanged. Others can change the catalogue again. This page then says which records are changed, and the change can be undone under Changes.',
    erasure:
      'What is erased stays erased, and the rest stays. The audit log says how much was erased where.',
    other: 'What is done stays, and the rest is not done.',
  },
  ended: (what: string) => `Ended: ${what}.`,
  endsSoon: (what: string) => `Being ended: ${what}.`,
  endFailed: 'Error Ending Job',
};
