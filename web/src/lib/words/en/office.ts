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
    todo: {
      title: 'To do',
      expiringInvites: (count: string, isOne: boolean) =>
        isOne ? '1 invite expires within a week' : `${count} invites expire within a week`,
      pendingRoles: (count: string, isOne: boolean) =>
        isOne
          ? '1 role is not set in the directory yet'
          : `${count} roles are not set in the directory yet`,
      failedInviteMails: (count: string, isOne: boolean) =>
        isOne ? '1 invitation could not be sent' : `${count} invitations could not be sent`,
      failedUserMails: (count: string, isOne: boolean) =>
        isOne
          ? '1 user’s access e-mail could not be sent'
          : `${count} users’ access e-mails could not be sent`,
      draftFragrances: (count: string, isOne: boolean) =>
        isOne ? '1 fragrance is a draft' : `${count} fragrances are drafts`,
      draftQuestions: (count: string, isOne: boolean) =>
        isOne ? '1 question is a draft' : `${count} questions are drafts`,
    },
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
};
