import type { Adjective } from '@vse/domain/adjectives';
import type { Fragrance } from '@vse/domain/fragrances';
import type { Invite } from '@vse/domain/invites';
import type { MailState } from '@vse/domain/mail';
import type { Provider } from '@vse/domain/providers';
import type { Answer, Question } from '@vse/domain/questions';
import type { QuizResultSummary, RecommendedFragrance } from '@vse/domain/quiz-results';
import type { UserSetting } from '@vse/domain/users';
import type { ClaimDoc } from './claims.ts';
import type { MailPlaces } from './mail-limit.ts';
import type { Tries } from './rate-limit.ts';
import type { Store } from './store/store.ts';

/*
 * What the containers hold. Files are stored as paths, e-mails compare by `emailKey`, and what the wire derives
 * (signed URLs, names of referenced records, sort orders) is not stored.
 */
export type AdjectiveDoc = Omit<Adjective, 'etag'>;
export type FragranceDoc = Omit<Fragrance, 'etag' | 'heroImageSrcSet'>;
export type ProviderDoc = Omit<Provider, 'etag'>;
export type AnswerDoc = Omit<Answer, 'sortOrder' | 'type' | 'heroImageSrcSet'>;
export type QuestionDoc = Omit<Question, 'etag' | 'sortOrder' | 'answers'> & {
  answers: AnswerDoc[];
};

/** The order of the questions: one document, replaced at once. */
export type OrderDoc = { id: string; ids: string[] };

/** The published questions as they stood, immutable, named by their hash and shared by all results begun with them. */
export type QuizVersionDoc = {
  id: string;
  questions: (Pick<QuestionDoc, 'id' | 'type' | 'questionText'> & { answers: AnswerDoc[] })[];
};

export type RecommendedDoc = Omit<RecommendedFragrance, 'heroImageSrcSet'>;

/** Small: it names the quiz version it belongs to and holds the selected answers alone. */
export type QuizResultDoc = Pick<
  QuizResultSummary,
  | 'id'
  | 'isQuizStarted'
  | 'isQuizCompleted'
  | 'quizStartDate'
  | 'quizCompleteDate'
  | 'invite'
  | 'project'
> & {
  version: string;
  selected: Record<string, string[]>;
  recommendedFragrances: RecommendedDoc[];
  generatedBy: string;
  /** Provider id and the salesperson's e-mail key, whichever of invite and project they come from. */
  provider: string | null;
  salesperson: string;
  projectName: string | null;
  inviteId: string | null;
};

export type InviteDoc = Omit<Invite, 'etag' | 'mail'> & {
  emailKey: string;
  /** Name and e-mail in one text: what a search looks through. */
  findKey: string;
};
export type UserSettingDoc = Omit<UserSetting, 'etag' | 'mail'> & {
  emailKey: string;
  /** Where a guest accepts the directory's invitation; part of the mail when it is sent again. */
  redeemUrl: string | null;
  /** Accounts of addresses from before that are still to be taken out of the role groups. */
  formerMemberIds?: string[] | undefined;
};
export type MailDoc = {
  id: string;
  /** The id of the invite or user whose invitation this is; null for what a member of staff wrote. */
  about: string | null;
  /** A person's access, a guest's invitation, or what a member of staff wrote. */
  purpose: 'access' | 'invitation' | 'message';
  recipient: string;
  subject: string;
  plainText: string;
  /** Cancelled: withdrawn before it was sent. */
  state: MailState['state'] | 'cancelled';
  reason: string;
  attempts: number;
  /** A GUID; the service takes a mail but once under it. */
  operationId: string;
  createdDate: string;
  nextAttempt: string | null;
  sentDate: string | null;
};
export type LanguageHistoryDoc = { id: string; userId: string; language: string; date: string };
export type UserLogDoc = { id: string; userId: string; provider: string | null; date: string };
/** Which path was last uploaded under a file name. */
export type FileDoc = { id: string; path: string };

export type Records = ReturnType<typeof recordsOf>;

export function recordsOf(store: Store) {
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
    mails: store.container<MailDoc>('mails'),
    userLanguageHistory: store.container<LanguageHistoryDoc>('userLanguageHistory'),
    userLogs: store.container<UserLogDoc>('userLogs'),
    files: store.container<FileDoc>('files'),
    rateLimits: store.container<Tries>('rateLimits'),
    mailPlaces: store.container<MailPlaces>('rateLimits'),
  };
}

/** The directory accounts that a user has, and those that are still being taken from them. */
export const accountsOf = (user: UserSettingDoc | undefined): readonly string[] =>
  user ? [user.activeDirectoryMemberId, ...(user.formerMemberIds ?? [])] : [];

/** E-mails compare without regard to letter case. */
export const emailKey = (email: string) => email.trim().toLowerCase();
