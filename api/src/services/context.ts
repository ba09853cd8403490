import { createBlobs } from '../clients/blobs.ts';
import { createDirectory } from '../clients/directory.ts';
import { createEmail, type Email } from '../clients/email.ts';
import type { Config } from '../config.ts';
import { createClaims } from '../store/claims.ts';
import { createIds } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { recordsOf } from '../store/typed-containers.ts';
import { createAccountMarks } from './access/account-marks.ts';
import { createProviderNames } from './access/provider-names.ts';
import { idSecret, sealingOf } from './access/server-secrets.ts';
import { claimHolders } from './claim-holders.ts';
import { createMailLimit } from './mail/mail-limit.ts';
import { createMailQuota } from './mail/mail-quota.ts';
import { createHeldVersions } from './quiz/held-versions.ts';

/** What the services work with. Each verb declares which parts it needs. */
export type Context = ReturnType<typeof createContext>;
export type Needs<Name extends keyof Context> = Pick<Context, Name>;

export function createContext(
  config: Config,
  store: Store,
  now: () => Date = () => new Date(),
  email: Email = createEmail(config),
) {
  const providerNames = createProviderNames(now);
  const sealing = sealingOf(config);
  const records = providerNames.kept(recordsOf(store, sealing));
  return {
    config,
    store,
    records,
    sealing,
    providerNames,
    accountMarks: createAccountMarks(records.accountMarks, now),
    now,
    email,
    ids: createIds(idSecret(config)),
    claims: createClaims(records, claimHolders(records, now), now),
    blobs: createBlobs(config, now),
    directory: createDirectory(config),
    mailLimit: createMailLimit(records.mailRates, config, now),
    mailQuota: createMailQuota(records.mailQuotas, config, now),
    heldVersions: createHeldVersions(),
  };
}
