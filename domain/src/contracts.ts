import * as adjectives from './adjectives.ts';
import * as appSettings from './app-settings.ts';
import type { Contract } from './contract.ts';
import * as dashboard from './dashboard.ts';
import * as directory from './directory.ts';
import * as files from './files.ts';
import * as fragrances from './fragrances.ts';
import * as invites from './invites.ts';
import * as mail from './mail.ts';
import * as providers from './providers.ts';
import * as questions from './questions.ts';
import * as quizResults from './quiz-results.ts';
import * as userLogs from './user-logs.ts';
import * as users from './users.ts';

const records = {
  adjectives,
  fragrances,
  providers,
  questions,
  quizResults,
  invites,
  users,
  userLogs,
  files,
  directory,
  mail,
  dashboard,
  appSettings,
};

/** Every endpoint there is, with the record it belongs to, by record and name. */
export const contracts: readonly { record: string; contract: Contract }[] = Object.entries(
  records,
).flatMap(([record, module]) =>
  Object.values(module)
    .filter(isContract)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((contract) => ({ record, contract })),
);

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}
