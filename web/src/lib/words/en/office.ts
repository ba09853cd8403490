import type { TileName } from '@vse/domain/dashboard';

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
    clearCache: 'Clear Cache',
    cleared: 'The local cache has been cleared.',
    inviteUser: 'Invite User',
    beginQuiz: 'Begin a quiz',
    tiles: 'Lists and counts',
    noSettings:
      'Your account has a role but no user settings yet. Please ask an administrator to add you under Users; until then, your language and logo are not kept.',
    noSettingsAdmin:
      'Your account has a role but no user settings yet. Open your entry under Users and save it; until then, your language and logo are not kept.',
    toUsers: 'Open Users',
    noProvider:
      'You do not belong to a scent provider yet. Please ask an administrator to choose one for you.',
  },
};
