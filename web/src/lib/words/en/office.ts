import type { TodoName } from '@vse/domain/records/dashboard';
import type { TileName } from '@vse/domain/records/lists';

const tiles: Record<TileName, string> = {
  fragrances: 'Fragrances',
  questions: 'Quiz Questions',
  adjectives: 'Adjectives',
  providers: 'Scent Providers',
  users: 'Users',
  inventory: 'Fragrance Inventory',
  invites: 'Invites',
  quizResults: 'Quiz History',
  userLogs: 'User Logs',
};

type Sentences = Readonly<Record<TodoName, (isOne: boolean) => string>>;

/** Follow the number. */
const todo: Sentences = {
  failedInviteMails: (isOne) =>
    isOne ? 'invitation could not be sent' : 'invitations could not be sent',
  failedUserMails: (isOne) =>
    isOne ? 'user’s access e-mail could not be sent' : 'users’ access e-mails could not be sent',
  failedJobs: (isOne) => (isOne ? 'job has failed' : 'jobs have failed'),
  pendingRoles: (isOne) =>
    isOne ? 'role is not set in the directory yet' : 'roles are not set in the directory yet',
  draftFragrances: (isOne) => (isOne ? 'fragrance is a draft' : 'fragrances are drafts'),
  unstockedFragrances: (isOne) =>
    isOne ? 'published fragrance is in no inventory' : 'published fragrances are in no inventory',
  draftQuestions: (isOne) => (isOne ? 'question is a draft' : 'questions are drafts'),
  leftOutQuestions: (isOne) =>
    isOne ? 'question is left out by the quiz' : 'questions are left out by the quiz',
  expiringInvites: (isOne) =>
    isOne ? 'open invite expires within 7 days' : 'open invites expire within 7 days',
};

/** Where the first of them are not known by name. */
const todoMeans: Sentences = {
  failedInviteMails: (isOne) => (isOne ? 'Its invite says why.' : 'Their invites say why.'),
  failedUserMails: (isOne) => (isOne ? 'The user’s page says why.' : 'Their pages say why.'),
  failedJobs: (isOne) =>
    isOne ? 'It says why, and can be tried again.' : 'They say why, and can be tried again.',
  pendingRoles: () => 'VSE tries again every minute.',
  draftFragrances: () => 'No quiz recommends a draft.',
  unstockedFragrances: (isOne) =>
    isOne ? 'No quiz can recommend it.' : 'No quiz can recommend them.',
  draftQuestions: () => 'No quiz asks a draft.',
  leftOutQuestions: (isOne) =>
    isOne ? 'It has no Published answer.' : 'They have no Published answer.',
  expiringInvites: (isOne) =>
    isOne ? 'After that, its code does not work.' : 'After that, their codes do not work.',
};

/** The dashboard, and what the back office's screens share. */
export const office = {
  /** The names of the lists, on their tiles and wherever a way leads to them. */
  tiles,
  language: {
    notSaved: 'The language could not be saved.',
    notLoaded: 'This language could not be loaded. Please try again.',
  },
  dashboard: {
    title: 'Dashboard',
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    roleAt: (role: string, provider: string) => `${role} at ${provider}`,
    editQuiz: 'To edit quiz',
    editQuizText: 'Quiz Questions, Adjectives and Fragrances make up the quiz.',
    auditLog: 'Audit log',
    clearCache: 'Clear Cache',
    cleared: 'The local cache has been cleared.',
    waits: 'Waits for you',
    nothingWaits: 'Nothing waits for you.',
    glance: 'At a glance',
    todo,
    todoMeans,
    lists: 'Catalogue',
    inviteUser: 'Invite User',
    beginQuiz: 'Begin a quiz',
    tiles: 'Lists and counts',
    noSettingsAdmin:
      'Your account has a role but no user settings yet. Open your entry under Users and save it; until then, your language and logo are not kept.',
    toUsers: 'Open Users',
    noProvider:
      'You do not belong to a scent provider yet. Please ask an administrator to choose one for you.',
  },
  /** For staff who open a quiz that they may not answer. */
  notYours: {
    title: 'This quiz belongs to someone else',
    text: 'A colleague or another provider is running it, so you cannot answer it. Once it is completed, its results open with their link.',
  },
  notFound: {
    title: 'There is nothing here',
    text: 'The address may be mistyped, or the page has moved.',
  },
};
