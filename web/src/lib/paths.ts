import { HOME_PATH } from './home-path.ts';

type Parameters<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Parameters<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : [];

/** A pattern for the router, and the address for links: its parameters in their order. */
const route = <Path extends string>(path: Path) => ({
  path,
  getHref: (...values: Parameters<Path>): string => {
    const left: string[] = values;
    return path.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ''));
  },
});

/** Every route of the app. */
export const paths = {
  home: route('/'),
  invite: route('/invite'),
  login: route('/login'),
  start: route('/start'),
  dashboard: route(HOME_PATH),
  quizWithoutId: route('/quiz'),
  quiz: route('/quiz/:resultId'),
  quizComplete: route('/quiz/:resultId/complete'),
  result: route('/results/:resultId'),
  quizResults: route('/results'),
  users: route('/users'),
  addUser: route('/users/add'),
  user: route('/users/:userId'),
  userDeleted: route('/users/:userId/delete/:userName'),
  userLogs: route('/user-logs'),
  insight: route('/insight'),
  audit: route('/audit'),
  people: route('/people'),
  changes: route('/changes'),
  jobs: route('/jobs'),
  invites: route('/invites'),
  adjectives: route('/adjectives'),
  addAdjective: route('/adjectives/add'),
  adjective: route('/adjectives/:adjectiveId'),
  adjectiveDeleted: route('/adjectives/:adjectiveId/delete'),
  fragrances: route('/fragrances'),
  addFragrance: route('/fragrances/add'),
  fragrance: route('/fragrances/:fragranceId'),
  fragranceDeleted: route('/fragrances/delete/:fragrance'),
  providers: route('/providers'),
  addProvider: route('/providers/add'),
  provider: route('/providers/:providerId'),
  providerDeleted: route('/providers/:providerId/delete'),
  providerDeletedByName: route('/providers/delete/:name'),
  inventory: route('/fragrance-inventory/:providerId'),
  questions: route('/questions'),
  addQuestion: route('/questions/add'),
  question: route('/questions/:questionId'),
  questionDeleted: route('/questions/:questionId/delete/:questionText'),
  questionUpdate: route('/questions/:questionId/update'),
  styleGuide: route('/style-guide'),
} as const;

/** The search parameters that choose one of the screens at a path. Others, such as a list's filters, change a screen. */
const SCREEN_PARAMETERS = ['add', 'answer'];

/** Identifies the screen at an address: the focus, the scroll position and unfinished actions belong to a screen. */
export function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  return [pathname, ...SCREEN_PARAMETERS.map((name) => parameters.get(name) ?? '')].join('?');
}
