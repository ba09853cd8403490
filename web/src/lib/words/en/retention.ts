import type { RetainedKind } from '@vse/domain/records/retention';

const kinds: Record<RetainedKind, string> = {
  invites: 'Invites, after they expired',
  unfinished: 'Unfinished quizzes, after they began',
  finished: 'Finished results',
  signIns: 'Sign-ins',
  signedIn: 'People who signed in, after their last time',
  languages: 'Chosen languages',
  history: 'Former states of the catalogue',
};

/** How long records are kept, with a preview of what would go. */
export const retention = {
  title: 'How long records are kept',
  text: 'What is older than its setting is removed by itself, oldest first. Only a new deployment changes the settings.',
  anonymous: 'Invites and results then stay without the person.',
  deleted: 'Invites and results are then deleted.',
  previewDays: 'For records without an end, count those older than',
  days: (days: string) => `${days} days`,
  kinds,
  noEnd: 'No end',
  kept: (days: string) => `Kept ${days} days`,
  over: (count: string) => `${count} older`,
  oldest: (date: string) => `oldest from ${date}`,
  counting: 'Counting…',
};
