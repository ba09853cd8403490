import type {
  AccountMarkDoc,
  AdjectiveDoc,
  AttemptsDoc,
  AuditDoc,
  ClaimDoc,
  FileDoc,
  FragranceDoc,
  FragranceVersionDoc,
  InviteDoc,
  LanguageHistoryDoc,
  MailDoc,
  MailQuotaDoc,
  MailRateDoc,
  OrderDoc,
  ProviderDoc,
  PublishedHeadDoc,
  PublishedPartDoc,
  QuestionDoc,
  QuizResultDoc,
  QuizVersionDoc,
  UploadDoc,
  UserLogDoc,
  UserLogPersonDoc,
  UserSettingDoc,
} from './document-types.ts';
import type { Store } from './store.ts';
import { UPGRADES } from './upgrades.ts';
import { versioned } from './versioned.ts';

export type Records = ReturnType<typeof recordsOf>;

/** The typed containers for the services. Documents are read in their newest version, whichever version is stored. */
export function recordsOf(database: Store) {
  const store = versioned(database, UPGRADES);
  return {
    adjectives: store.container<AdjectiveDoc>('adjectives'),
    fragrances: store.container<FragranceDoc>('fragrances'),
    providers: store.container<ProviderDoc>('providers'),
    questions: store.container<QuestionDoc>('questions'),
    orders: store.container<OrderDoc>('orders'),
    fragranceVersions: store.container<FragranceVersionDoc>('fragranceVersions'),
    publishedHead: store.container<PublishedHeadDoc>('published'),
    publishedParts: store.container<PublishedPartDoc>('published'),
    quizVersions: store.container<QuizVersionDoc>('quizVersions'),
    quizResults: store.container<QuizResultDoc>('quizResults'),
    invites: store.container<InviteDoc>('invites'),
    userSettings: store.container<UserSettingDoc>('userSettings'),
    claims: store.container<ClaimDoc>('claims'),
    audit: store.container<AuditDoc>('audit'),
    mails: store.container<MailDoc>('mails'),
    userLanguageHistory: store.container<LanguageHistoryDoc>('userLanguageHistory'),
    userLogs: store.container<UserLogDoc>('userLogs'),
    userLogPeople: store.container<UserLogPersonDoc>('userLogPeople'),
    files: store.container<FileDoc>('files'),
    uploads: store.container<UploadDoc>('uploads'),
    rateLimits: store.container<AttemptsDoc>('rateLimits'),
    mailQuotas: store.container<MailQuotaDoc>('rateLimits'),
    accountMarks: store.container<AccountMarkDoc>('accountMarks'),
    mailRates: store.container<MailRateDoc>('rateLimits'),
  };
}
