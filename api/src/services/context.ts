import { type Blobs, createBlobs } from '../clients/blobs.ts';
import { createDirectory, type Directory } from '../clients/directory.ts';
import { createEmail, type Email } from '../clients/email.ts';
import type { Config } from '../config.ts';
import { afterWrites } from '../store/after-writes.ts';
import { createClaims } from '../store/claims.ts';
import type {
  FragranceVersionDoc,
  PublishedPartDoc,
  QuizVersionDoc,
} from '../store/document-types.ts';
import { createIds } from '../store/ids.ts';
import { fenced } from '../store/lease.ts';
import type { ContainerName, Store } from '../store/store.ts';
import { recordsOf } from '../store/typed-containers.ts';
import { createAccountMarks } from './access/account-marks.ts';
import { createCallers } from './access/identify-caller.ts';
import { createProviderNames } from './access/provider-names.ts';
import { createRateLimit } from './access/rate-limit.ts';
import { idSecret, sealingOf } from './access/server-secrets.ts';
import { createTokens } from './access/tokens.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { claimHolders } from './claim-holders.ts';
import { createClientErrors } from './client-errors.ts';
import { createHeld } from './held.ts';
import { createKeptCounts } from './kept-counts.ts';
import { createLastWrite } from './last-write.ts';
import { createMailLimit } from './mail/mail-limit.ts';
import { createMailQuota } from './mail/mail-quota.ts';
import { createMinuteCap } from './minute-cap.ts';
import type { Listed } from './published/listed-fragrance.ts';
import { createReadiness } from './readiness.ts';
import { createUserNames } from './users/names-of-users.ts';

/** A minute. A reader has six one-sheets, and as many samples; many readers of a hotel have one address. */
const SHEETS_PER_ADDRESS = 30;
const SHEETS_PER_INSTANCE = 600;

/** What the services work with: `createContext` opens it once for an instance. Each service declares which parts it needs. */
export type Context = ReturnType<typeof createContext>;
export type Needs<Name extends keyof Context> = Pick<Context, Name>;

/** What is outside of this process, besides the store. Without a part, the one that the settings name is used. */
export type Outside = { now?: () => Date; email?: Email; blobs?: Blobs; directory?: Directory };

/**
 * The parts of an instance over one open store. The seed passes a clock and an e-mail service of its own, because the
 * sample catalogue has a past with mails that were sent long ago; the simulation passes all parts.
 */
export function createContext(config: Config, database: Store, outside: Outside = {}) {
  const { now = () => new Date() } = outside;
  const providerNames = createProviderNames(now);
  const userNames = createUserNames(now);
  const sealing = sealingOf(config);
  const keptCounts = createKeptCounts(now);
  const lastWrite = createLastWrite(now);
  const writes = new Map<ContainerName, number>();
  const followed = afterWrites(database, (name, error) => {
    keptCounts.drop(name);
    writes.set(name, (writes.get(name) ?? 0) + 1);
    lastWrite.note(error);
    if (name === 'providers') providerNames.drop();
    if (name === 'userSettings') userNames.drop();
  });
  const store = fenced(followed);
  const records = recordsOf(store, now);
  const tokens = createTokens(config, now);
  const accountMarks = createAccountMarks(records.accountMarks, now);
  const ids = createIds(idSecret(config));
  const blobs = outside.blobs ?? createBlobs(config, now);
  const directory = outside.directory ?? createDirectory(config);
  return {
    config,
    store,
    records,
    sealing,
    providerNames,
    userNames,
    keptCounts,
    lastWrite,
    tokens,
    accountMarks,
    callers: createCallers({ tokens, records, providerNames, userNames, accountMarks, now }),
    auditTrail: createAuditTrail(records.audit, ids.random, now),
    rateLimit: createRateLimit(records.rateLimits, now),
    readiness: createReadiness({ config, blobs, directory, records, lastWrite }, now),
    clientErrors: createClientErrors(now),
    isWithinSheetCap: createMinuteCap(now, SHEETS_PER_ADDRESS, SHEETS_PER_INSTANCE),
    isWithinSampleCap: createMinuteCap(now, SHEETS_PER_ADDRESS, SHEETS_PER_INSTANCE),
    now,
    email: outside.email ?? createEmail(config),
    ids,
    claims: createClaims(records, claimHolders(records, now), now),
    blobs,
    directory,
    mailLimit: createMailLimit(records.mailRates, config, now),
    mailQuota: createMailQuota(records.mailQuotas, config, now),
    /** The writes of this instance to each container. */
    writes: writes as ReadonlyMap<ContainerName, number>,
    ...memory(),
  };
}

/** What an instance keeps in memory. */
const memory = () => ({
  heldVersions: createHeld<QuizVersionDoc>(50),
  heldFragrances: createHeld<FragranceVersionDoc>(500),
  /** All parts of one state (16 + 64 + 16), those of the state before it, and inventories. */
  heldParts: createHeld<PublishedPartDoc['rows']>(400),
  /** By the ETag of the published head. */
  heldLists: createHeld<Listed>(2),
  /** When this instance last looked for each kind of regular work (jobs/turns.ts). */
  looks: new Map<string, { minute: number; writes: number }>(),
  /** Ids of jobs that this instance cannot run, which its log names. */
  said: new Set<string>(),
});
