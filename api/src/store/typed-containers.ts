import type * as docs from './document-types.ts';
import type { Container, Store } from './store.ts';
import { tracked } from './tracked.ts';
import { UPGRADES } from './upgrades.ts';
import { versioned } from './versioned.ts';

export type Records = ReturnType<typeof recordsOf>;

/** The typed containers for the services. Documents are read in their newest version, whichever version is stored. */
export function recordsOf(database: Store, now = () => new Date()) {
  const store = versioned(database, UPGRADES);
  const insightFacts = store.container<docs.InsightFactsDoc>('insightFacts');
  const results = store.container<docs.QuizResultDoc>('quizResults');
  const invites = store.container<docs.InviteDoc>('invites');
  return {
    adjectives: store.container<docs.AdjectiveDoc>('adjectives'),
    fragrances: store.container<docs.FragranceDoc>('fragrances'),
    providers: store.container<docs.ProviderDoc>('providers'),
    questions: store.container<docs.QuestionDoc>('questions'),
    orders: store.container<docs.OrderDoc>('orders'),
    changeSets: store.container<docs.ChangeSetDoc>('history'),
    changeSetSlices: store.container<docs.ChangeSetSliceDoc>('history'),
    formerStates: store.container<docs.FormerStateDoc>('history'),
    fragranceVersions: store.container<docs.FragranceVersionDoc>('fragranceVersions'),
    publishedHead: store.container<docs.PublishedHeadDoc>('published'),
    publishedParts: store.container<docs.PublishedPartDoc>('published'),
    quizVersions: store.container<docs.QuizVersionDoc>('quizVersions'),
    quizResults: tracked(results, 'quizResults', insightFacts, now),
    invites: tracked(invites, 'invites', insightFacts, now),
    insightFacts,
    insightCounts: store.container<docs.InsightCountsDoc>('insightCounts'),
    insightState: store.container<docs.InsightStateDoc>('insightCounts'),
    userSettings: store.container<docs.UserSettingDoc>('userSettings'),
    claims: store.container<docs.ClaimDoc>('claims'),
    audit: store.container<docs.AuditDoc>('audit'),
    mails: store.container<docs.MailDoc>('mails'),
    userLanguageHistory: store.container<docs.LanguageHistoryDoc>('userLanguageHistory'),
    userLogs: store.container<docs.UserLogDoc>('userLogs'),
    userLogPeople: store.container<docs.UserLogPersonDoc>('userLogPeople'),
    files: store.container<docs.FileDoc>('files'),
    uploads: store.container<docs.UploadDoc>('uploads'),
    rateLimits: store.container<docs.AttemptsDoc>('rateLimits'),
    mailQuotas: store.container<docs.MailQuotaDoc>('rateLimits'),
    jobs: store.container<docs.JobDoc>('jobs'),
    accountMarks: store.container<docs.AccountMarkDoc>('accountMarks'),
    mailRates: store.container<docs.MailRateDoc>('rateLimits'),
  };
}

/** The container of each kind of catalogue record. */
export const CONTAINER_OF = {
  adjective: 'adjectives',
  fragrance: 'fragrances',
  provider: 'providers',
  question: 'questions',
} as const satisfies Record<docs.CatalogueKind, keyof Records>;

/** The records of a kind, for code that is the same for all kinds. `D` is the type of their documents. */
export const recordsOfKind = <D extends docs.CatalogueDoc>(
  records: Records,
  kind: docs.CatalogueKind,
): Container<D> =>
  // What is written is a document that was read, with fields of its own kind.
  records[CONTAINER_OF[kind]] as unknown as Container<D>;
