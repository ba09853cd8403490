/** Every route of the app: the pattern it is registered under and the address a link goes to. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  invite: { path: '/invite', getHref: () => '/invite' },
  login: { path: '/login', getHref: () => '/login' },
  start: { path: '/start', getHref: () => '/start' },
  dashboard: { path: '/dashboard', getHref: () => '/dashboard' },
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
  invites: { path: '/invites', getHref: () => '/invites' },
  styleGuide: { path: '/style-guide', getHref: () => '/style-guide' },
} as const;
