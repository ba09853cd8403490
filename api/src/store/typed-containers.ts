import type {
  AccountMarkDoc,
  AdjectiveDoc,
  AttemptsDoc,
  AuditDoc,
  ClaimDoc,
  FileDoc,
  FragranceDoc,
  InviteDoc,
  LanguageHistoryDoc,
  MailDoc,
  MailQuotaDoc,
  MailRateDoc,
  OrderDoc,
  ProviderDoc,
  QuestionDoc,
  QuizResultDoc,
  QuizVersionDoc,
  UploadDoc,
  UserLogDoc,
  UserLogPersonDoc,
  UserSettingDoc,
} from './document-types.ts';
import type { Sealing } from './sealing.ts';
import type { Store } from './store.ts';
import { upgradesWith } from './upgrades.ts';
import { versioned } from './versioned.ts';

export type Records = ReturnType<typeof recordsOf>;

/** The typed containers for the services. Documents are read in their newest version, whichever version is stored. */
export function recordsOf(database: Store, sealing: Sealing) {
  const store = versioned(database, upgradesWith(sealing));
  return {
    adjectives: store.container<AdjectiveDoc>('adjectives'),
    fragrances: store.container<FragranceDoc>('fragrances'),
    providers: store.container<ProviderDoc>('providers'),
    questions: store.container<QuestionDoc>('questions'),
    orders: store.container<OrderDoc>('orders'),
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
