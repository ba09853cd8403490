import type { Config } from '../config.ts';
import { createBlobs } from './blobs.ts';
import { createCallers } from './callers.ts';
import { createAdjectives, createFragrances } from './catalogue.ts';
import { claimHolders } from './claim-holders.ts';
import { createClaims } from './claims.ts';
import { createCounts, createStock } from './counts.ts';
import { createDirectory } from './directory.ts';
import { createEmail, type Email } from './email.ts';
import { createFiles } from './files.ts';
import { createIds } from './ids.ts';
import { createInviteCodes } from './invite-codes.ts';
import { createInvites } from './invites.ts';
import { createMailLimit } from './mail-limit.ts';
import { createMails } from './mails.ts';
import { createOpenInvites } from './open-invites.ts';
import { createProviders } from './providers.ts';
import { createQuestions } from './questions.ts';
import { createQuizResultViews } from './quiz-result-views.ts';
import { createQuizResults } from './quiz-results.ts';
import { createQuizVersions } from './quiz-versions.ts';
import { createRateLimit } from './rate-limit.ts';
import { createRecommendations } from './recommendations.ts';
import { recordsOf } from './records.ts';
import type { Store } from './store/store.ts';
import { createTokens } from './tokens.ts';
import { createUserAccounts } from './user-accounts.ts';
import { createUserIdentities } from './user-identity.ts';
import { createUserLogs } from './user-logs.ts';
import { createUserRoles } from './user-roles.ts';
import { createUsers } from './users.ts';

export type Services = ReturnType<typeof createServices>;

/**
 * Everything the endpoints call, over one open store. The clock and the e-mail service can be the sample catalogue's:
 * it has a past, whose mails were sent long ago.
 */
export function createServices(
  config: Config,
  store: Store,
  now: () => Date = () => new Date(),
  email: Email = createEmail(config),
) {
  const records = recordsOf(store);
  const ids = createIds(config.SERVER_SECRET);
  const blobs = createBlobs(config, now);
  const tokens = createTokens(config, now);
  const mails = createMails(records, email, createMailLimit(records.mailPlaces, config, now), now);
  const directory = createDirectory(config);
  const questions = createQuestions(records, blobs, ids, now);
  const versions = createQuizVersions(records, questions);
  const claims = createClaims(records, claimHolders(records, now), now);
  const userRoles = createUserRoles(records, directory, claims, ids);
  const users = createUsers({
    records,
    blobs,
    accounts: createUserAccounts(directory),
    identities: createUserIdentities(claims),
    roles: userRoles,
    mails,
    ids,
    config,
    now,
  });
  const codes = createInviteCodes(claims);
  const invites = createInvites({ records, codes, mails, config, now });
  const recommendations = createRecommendations(records);
  return {
    config,
    ids,
    blobs,
    tokens,
    users,
    userRoles,
    mails,
    directory,
    counts: createCounts(records),
    stock: createStock(records),
    questions,
    invites,
    openInvites: createOpenInvites(records, now),
    adjectives: createAdjectives(records),
    providers: createProviders(records, claims, now),
    fragrances: createFragrances(records, blobs),
    files: createFiles(records, blobs),
    callers: createCallers(tokens, users, records),
    userLogs: createUserLogs(records, ids, now),
    rateLimit: createRateLimit(records.rateLimits, now),
    quizResults: createQuizResults({
      records,
      claims,
      invites,
      versions,
      recommendations,
      ids,
      config,
      now,
    }),
    quizResultViews: createQuizResultViews(config.SITE_URL, blobs, versions),
  };
}
