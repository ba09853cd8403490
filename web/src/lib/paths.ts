import { HOME_PATH } from './home-path.ts';

/** Every route of the app: its pattern for the router, and the address for links. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  invite: { path: '/invite', getHref: () => '/invite' },
  login: { path: '/login', getHref: () => '/login' },
  start: { path: '/start', getHref: () => '/start' },
  dashboard: { path: HOME_PATH, getHref: () => HOME_PATH },
  quizWithoutId: { path: '/quiz', getHref: () => '/quiz' },
  quiz: {
    path: '/quiz/:resultId',
    getHref: (resultId: string) => `/quiz/${encodeURIComponent(resultId)}`,
  },
  quizComplete: {
    path: '/quiz/:resultId/complete',
    getHref: (resultId: string) => `/quiz/${encodeURIComponent(resultId)}/complete`,
  },
  result: {
    path: '/results/:resultId',
    getHref: (resultId: string) => `/results/${encodeURIComponent(resultId)}`,
  },
  quizResults: { path: '/results', getHref: () => '/results' },
  users: { path: '/users', getHref: () => '/users' },
  addUser: { path: '/users/add', getHref: () => '/users/add' },
  user: {
    path: '/users/:userId',
    getHref: (userId: string) => `/users/${encodeURIComponent(userId)}`,
  },
  userDeleted: {
    path: '/users/:userId/delete/:userName',
    getHref: (userId: string, userName: string) =>
      `/users/${encodeURIComponent(userId)}/delete/${encodeURIComponent(userName)}`,
  },
  userLogs: { path: '/user-logs', getHref: () => '/user-logs' },
  audit: { path: '/audit', getHref: () => '/audit' },
  changes: { path: '/changes', getHref: () => '/changes' },
  invites: { path: '/invites', getHref: () => '/invites' },
  adjectives: { path: '/adjectives', getHref: () => '/adjectives' },
  addAdjective: { path: '/adjectives/add', getHref: () => '/adjectives/add' },
  adjective: {
    path: '/adjectives/:adjectiveId',
    getHref: (adjectiveId: string) => `/adjectives/${encodeURIComponent(adjectiveId)}`,
  },
  adjectiveDeleted: {
    path: '/adjectives/:adjectiveId/delete',
    getHref: (adjectiveId: string) => `/adjectives/${encodeURIComponent(adjectiveId)}/delete`,
  },
  fragrances: { path: '/fragrances', getHref: () => '/fragrances' },
  addFragrance: { path: '/fragrances/add', getHref: () => '/fragrances/add' },
  fragrance: {
    path: '/fragrances/:fragranceId',
    getHref: (fragranceId: string) => `/fragrances/${encodeURIComponent(fragranceId)}`,
  },
  fragranceDeleted: {
    path: '/fragrances/delete/:fragrance',
    getHref: (fragrance: string) => `/fragrances/delete/${encodeURIComponent(fragrance)}`,
  },
  providers: { path: '/providers', getHref: () => '/providers' },
  addProvider: { path: '/providers/add', getHref: () => '/providers/add' },
  provider: {
    path: '/providers/:providerId',
    getHref: (providerId: string) => `/providers/${encodeURIComponent(providerId)}`,
  },
  providerDeleted: {
    path: '/providers/:providerId/delete',
    getHref: (providerId: string) => `/providers/${encodeURIComponent(providerId)}/delete`,
  },
  providerDeletedByName: {
    path: '/providers/delete/:name',
    getHref: (name: string) => `/providers/delete/${encodeURIComponent(name)}`,
  },
  inventory: {
    path: '/fragrance-inventory/:providerId',
    getHref: (providerId: string) => `/fragrance-inventory/${encodeURIComponent(providerId)}`,
  },
  questions: { path: '/questions', getHref: () => '/questions' },
  addQuestion: { path: '/questions/add', getHref: () => '/questions/add' },
  question: {
    path: '/questions/:questionId',
    getHref: (questionId: string) => `/questions/${encodeURIComponent(questionId)}`,
  },
  questionDeleted: {
    path: '/questions/:questionId/delete/:questionText',
    getHref: (questionId: string, questionText: string) =>
      `/questions/${encodeURIComponent(questionId)}/delete/${encodeURIComponent(questionText)}`,
  },
  questionUpdate: {
    path: '/questions/:questionId/update',
    getHref: (questionId: string) => `/questions/${encodeURIComponent(questionId)}/update`,
  },
  styleGuide: { path: '/style-guide', getHref: () => '/style-guide' },
} as const;

/** The search parameters that choose one of the screens at a path. Others, such as a list's filters, change a screen. */
const SCREEN_PARAMETERS = ['add', 'answer'];

/** Identifies the screen at an address: the focus, the scroll position and unfinished actions belong to a screen. */
export function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  return [pathname, ...SCREEN_PARAMETERS.map((name) => parameters.get(name) ?? '')].join('?');
}
