import type { Adjective } from '@vse/domain/adjectives';
import type { Fragrance } from '@vse/domain/fragrances';
import type { Invite } from '@vse/domain/invites';
import type { Provider } from '@vse/domain/providers';
import type { Answer, Question } from '@vse/domain/questions';
import type { QuizResultSummary, RecommendedFragrance } from '@vse/domain/quiz-results';
import type { UserSetting } from '@vse/domain/users';
import type { TryCount } from './rate-limit.ts';
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
  requestId: string | null;
  /** Provider id and the salesperson's e-mail key, whichever of invite and project they come from. */
  provider: string | null;
  salesperson: string;
  projectName: string | null;
  inviteId: string | null;
};

export type InviteDoc = Omit<Invite, 'etag'> & { emailKey: string };
export type UserSettingDoc = Omit<UserSetting, 'etag'> & { emailKey: string };
export type UserLogDoc = { id: string; userId: string; date: string };
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
    userLogs: store.container<UserLogDoc>('userLogs'),
    files: store.container<FileDoc>('files'),
    rateLimits: store.container<TryCount>('rateLimits'),
  };
}

/** E-mails compare without regard to letter case. */
export const emailKey = (email: string) => email.trim().toLowerCase();
