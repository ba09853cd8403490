import type * as z from 'zod';
import * as adjectives from '../records/adjectives.ts';
import * as appSettings from '../records/app-settings.ts';
import * as audit from '../records/audit.ts';
import * as changeSets from '../records/change-sets.ts';
import * as clientErrors from '../records/client-errors.ts';
import * as dashboard from '../records/dashboard.ts';
import * as directory from '../records/directory.ts';
import * as files from '../records/files.ts';
import * as found from '../records/found.ts';
import * as fragrances from '../records/fragrances.ts';
import * as health from '../records/health.ts';
import * as insight from '../records/insight.ts';
import * as invites from '../records/invites.ts';
import * as jobs from '../records/jobs.ts';
import * as mail from '../records/mail.ts';
import * as outcomes from '../records/outcomes.ts';
import * as people from '../records/people.ts';
import * as privacy from '../records/privacy.ts';
import * as providers from '../records/providers.ts';
import * as questions from '../records/questions.ts';
import * as quizResults from '../records/quiz-results.ts';
import * as recordHistory from '../records/record-history.ts';
import * as retention from '../records/retention.ts';
import * as unreadable from '../records/unreadable.ts';
import * as userLogs from '../records/user-logs.ts';
import * as users from '../records/users.ts';
import type * as calls from './calls.ts';
import type { Call } from './calls.ts';
import type { Contract, Input } from './contract.ts';

const records = {
  adjectives,
  fragrances,
  providers,
  questions,
  recordHistory,
  changeSets,
  quizResults,
  outcomes,
  invites,
  users,
  userLogs,
  files,
  directory,
  mail,
  audit,
  retention,
  jobs,
  dashboard,
  found,
  insight,
  people,
  appSettings,
  privacy,
  health,
  clientErrors,
  unreadable,
};

/** Every endpoint and the record it belongs to, sorted by record and name. */
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

type Module = (typeof records)[keyof typeof records];
type ContractsOf<M> = M extends unknown ? Extract<M[keyof M], Contract> : never;
export type CallName = (typeof calls)[keyof typeof calls]['name'];
export type ContractName = ContractsOf<Module>['name'];
/** The contract type of a call, for clients that only import the call's name and method. */
export type ContractOf<C extends Call> = Extract<ContractsOf<Module>, { name: C['name'] }>;
export type InputOf<C extends Call> = Input<ContractOf<C>>;
export type OutputOf<C extends Call> = z.output<ContractOf<C>['output']>;
