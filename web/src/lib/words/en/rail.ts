import type { TodoName } from '@vse/domain/records/dashboard';

/** Open work that is said beside the name of a list. */
type Waiting = Extract<
  TodoName,
  | 'draftFragrances'
  | 'draftQuestions'
  | 'expiringInvites'
  | 'failedInviteMails'
  | 'pendingRoles'
  | 'failedUserMails'
  | 'failedJobs'
>;

/** What waits in a list, beside its name. */
const waits: Readonly<Record<Waiting, (count: string, isOne: boolean) => string>> = {
  draftFragrances: (count, isOne) => (isOne ? '1 draft' : `${count} drafts`),
  draftQuestions: (count, isOne) => (isOne ? '1 draft' : `${count} drafts`),
  expiringInvites: (count) => `${count} expiring`,
  failedInviteMails: (count) => `${count} not sent`,
  pendingRoles: (count, isOne) => (isOne ? '1 role pending' : `${count} roles pending`),
  failedUserMails: (count) => `${count} not sent`,
  failedJobs: (count) => `${count} failed`,
};

/** The rail of the office's screens, and the menu that it becomes on narrow screens. */
export const rail = {
  label: 'Main',
  menu: 'Menu',
  find: 'Find anything',
  findHint: 'People, results, fragrances, screens …',
  inventory: 'Inventory',
  changes: 'Changes',
  insight: 'Insight',
  people: 'Personal data',
  jobs: 'Jobs',
  groups: { quiz: 'Quiz', people: 'People', results: 'Results', records: 'Records' },
  fold: 'Fold',
  unfold: 'Unfold',
  waits,
};
