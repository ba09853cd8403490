import type { Call } from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { DAY_MS } from '@vse/domain/rules/durations';
import { createBlobs } from '../../api/src/clients/blobs.ts';
import type { Email } from '../../api/src/clients/email.ts';
import { readConfig } from '../../api/src/config.ts';
import { publishJob } from '../../api/src/jobs/publish.ts';
import { sealingOf } from '../../api/src/services/access/server-secrets.ts';
import { type Context, createContext } from '../../api/src/services/context.ts';
import type { Sealing } from '../../api/src/store/sealing.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../api/src/store/store.ts';
import { blobConnectionString } from '../../scripts/local/azurite/account.ts';
import { ask } from '../support/ask.ts';
import { endpoints } from '../support/endpoints.ts';
import { runRegular } from '../support/jobs.ts';
import { type Catalogue, fillCatalogue, type Size } from './catalogue.ts';
import { type CountingStore, countingStore } from './counting-store.ts';
import { addPeople, type Person, signIn } from './people.ts';
import { createStaffTokens, type StaffTokens } from './staff-tokens.ts';

/** Calls an endpoint. Throws for any response but 200. */
export type Caller = <C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
  token?: string,
) => Promise<{ output: OutputOf<C>; bytes: number }>;

export type World = {
  size: Size;
  sealing: Sealing;
  /** The records, not counted. */
  database: Store;
  /** The same records, counted. */
  store: CountingStore;
  /** An instance whose calls are not counted. */
  behind: Context;
  catalogue: Catalogue;
  people: Person[];
  /** Starts an instance of the API over the counted store. */
  start(): Context;
  tokenOf(person: Person): Promise<string>;
  now(): Date;
  /** Advances the clock, which stands still otherwise: the same run always gives the same figures. */
  pass(ms: number): void;
  close(): Promise<void>;
};

/** Longer than the history of a year: of records that can end, only those are over that a step adds. */
const KEEP_DAYS = 400;
/** When the history ends, which fills the year before, and the steps begin. */
const START = Date.UTC(2026, 5, 1, 9);
const MONTH_MS = 30 * DAY_MS;

/** Seals the codes in the records: a host over the same records needs it too. */
export const SECRET = 'a secret of the budget, and long enough';

/** A catalogue and staff of this size over a new database, without a history yet. */
export async function openWorld(size: Size, database = inMemory()): Promise<World> {
  let time = START - MONTH_MS / 2;
  const now = () => new Date(time);
  const tokens = await createStaffTokens();
  const config = configWith(tokens);
  const store = countingStore(database);
  const email: Email = {
    send: async () => ({ kind: 'sent', askInSeconds: 1 }),
    askStatus: async () => ({ kind: 'delivered' }),
  };
  // It signs addresses; there is nothing to write to.
  const blobs = { ...createBlobs(config, now), write: async () => undefined };
  const outside = { now, email, blobs };
  const behind = createContext(config, database, outside);
  const catalogue = await fillCatalogue(behind, size);
  // The list of fragrances is made by the timer.
  await runRegular(behind, publishJob);
  const people = await addPeople(behind);
  // Everybody has signed in last month and since, so that a page of that month is full.
  await signIn(behind, people, 'last month');
  time = START;
  await signIn(behind, people, 'today');
  return {
    size,
    sealing: sealingOf(config),
    database,
    store,
    behind,
    catalogue,
    people,
    start: () => createContext(config, store, outside),
    tokenOf: (person) => tokens.tokenOf(person, now()),
    now,
    pass: (ms) => {
      time += ms;
    },
    close: () => database.close(),
  };
}

/** 25,000 writes that wait for the disk take a minute. */
const inMemory = () => openSqliteStore(':memory:');

/** A deployment with a mail domain of its own: its limits are 30 mails a minute and 100 an hour. */
const configWith = ({ env }: StaffTokens) => ({
  ...readConfig({
    SITE_URL: 'https://vse.example.com',
    SERVER_SECRET: SECRET,
    SQLITE_FILE: 'none',
    BLOB_CONNECTION_STRING: blobConnectionString(1),
    SUPPORT_EMAIL: 'support@aurum.example',
    COMPANY_PROVIDER: 'Aurum Scent Co.',
    COMPANY_DOMAIN: 'aurum.example',
    MAIL_PER_MINUTE: '30',
    MAIL_PER_HOUR: '100',
    KEEP_INVITES_DAYS: `${KEEP_DAYS}`,
    KEEP_UNFINISHED_DAYS: `${KEEP_DAYS}`,
    KEEP_RESULTS_DAYS: `${KEEP_DAYS}`,
    KEEP_LOGS_DAYS: `${KEEP_DAYS}`,
    KEEP_HISTORY_DAYS: `${KEEP_DAYS}`,
    ...env,
  }),
  // A new instance begins as there.
  isAzure: true,
});

export const call: Caller = async (context, { name }, input, token) => {
  const endpoint = Object.values(endpoints).find(({ contract }) => contract.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  const { status, body } = await ask(endpoint, context, Object(input), token);
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
  // What it writes after its response belongs to what it costs.
  await context.auditTrail.settled();
  // The cast is at the edge: the response has passed the contract's schema.
  return { output: body as never, bytes: bytesOf(body) };
};

/** Escaped characters of a signed URL count as one, because a signature has more of them on one day than on another. */
const bytesOf = (body: unknown) =>
  Buffer.byteLength(JSON.stringify(body).replaceAll(/%(2B|2F|3D)/gi, '_'));
