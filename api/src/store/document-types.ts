import type { AuditEntry } from '@vse/domain/records/audit';
import type { Fragrance } from '@vse/domain/records/fragrances';
import type { MailState } from '@vse/domain/records/mail';
import type { Answer, Question } from '@vse/domain/records/questions';
import type { QuizResultSummary, RecommendedFragrance } from '@vse/domain/records/quiz-results';
import type { UserSetting } from '@vse/domain/records/users';

/*
 * The types of the stored documents. They are written out rather than taken from the wire's schemas, so that a new
 * field of the wire does not silently appear here before stored documents have it (upgrades.ts). Files are stored as
 * paths, e-mails are compared by `emailKey`, and what the API derives (signed URLs, names of referenced records, sort
 * orders) is not stored.
 */

/**
 * The name of the person who last saved a catalogue record, and the date. '' and null on records older than this field.
 */
export type LastChange = { changedBy: string; changedDate: string | null };
export type AdjectiveDoc = LastChange & { id: string; name: string };
export type FragranceDoc = LastChange & {
  id: string;
  name: string;
  sku: string;
  shortDescription: string;
  longDescription: string;
  family: Fragrance['family'];
  collection: Fragrance['collection'];
  publishState: Fragrance['publishState'];
  isOdorNeutralizer: boolean;
  detectionLevel: string;
  heroImageUrl: string;
  oneSheetPdfUrl: string;
  oneSheetPdfFilename: string;
  oneSheetPdfUrlWithoutLogo: string;
  oneSheetPdfWithoutLogoFilename: string;
  adjectives: { id: string; name: string; weight: number }[];
  colors: string[];
  isEnforceAdjectivesAndColors: boolean;
  isEnforceUploads: boolean;
};
export type ProviderDoc = LastChange & {
  id: string;
  name: string;
  showLogoOnPdf: boolean;
  fragrances: { id: string }[];
};
export type AnswerDoc = {
  id: string;
  title: string;
  publishState: Answer['publishState'];
  heroImageUrl: string;
  adjectives: { id: string }[];
};
export type QuestionDoc = LastChange & {
  id: string;
  questionText: string;
  type: Question['type'];
  publishState: Question['publishState'];
  publishDate: string;
  answers: AnswerDoc[];
};

/** The order of the questions: one document, so that it changes in one write. */
export type OrderDoc = { id: string; ids: string[] };

/**
 * The published questions at one time. Immutable, with their hash as the id, and shared by all results that started
 * then.
 */
export type QuizVersionDoc = {
  id: string;
  questions: (Pick<QuestionDoc, 'id' | 'type' | 'questionText'> & { answers: AnswerDoc[] })[];
};

export type RecommendedDoc = {
  id: string;
  name: string;
  sku: string;
  family: string;
  collection: string;
  shortDescription: string;
  longDescription: string;
  detectionLevel: string;
  isOdorNeutralizer: boolean;
  colors: string[];
  heroImageUrl: string;
  oneSheetPdfUrl: string;
  /** Absent on results older than this field. */
  oneSheetPdfFilename?: string | undefined;
  label: RecommendedFragrance['label'];
  score: number;
  reasons: RecommendedFragrance['reasons'];
};

/**
 * The id of the settings of whom a record belongs to; '' for nobody. Null only on documents from before the field, until
 * their owner has been looked up (services/settle-old-records.ts).
 */
export type Owner = string | null;

/** Small: it names the quiz version it belongs to and holds the selected answers alone. */
export type QuizResultDoc = {
  id: string;
  isQuizStarted: boolean;
  isQuizCompleted: boolean;
  quizStartDate: string;
  quizCompleteDate: string | null;
  /** Either the invite or the project is an empty object. */
  invite: QuizResultSummary['invite'];
  project: QuizResultSummary['project'];
  version: string;
  selected: Record<string, string[]>;
  recommendedFragrances: RecommendedDoc[];
  generatedBy: string;
  /** The provider's id and the salesperson's e-mail key, from the invite or the project. */
  provider: string | null;
  salesperson: string;
  salespersonId: Owner;
  projectName: string | null;
  inviteId: string | null;
  /** The text that searches match: the project's name, or the invitee's name and e-mail. */
  findKey: string;
};

export type InviteDoc = {
  id: string;
  name: string;
  email: string;
  emailKey: string;
  /** The text that searches match: name and e-mail. */
  findKey: string;
  /** The code is kept as a hash, to be found by, and sealed, to be shown to staff again (sealing.ts). */
  codeHash: string;
  sealedCode: string;
  provider: string;
  /** The address they had, which is shown; `salespersonId` says whose the invite is. */
  salesperson: string;
  salespersonId: Owner;
  inviteDate: string;
  responseDate: string | null;
  expiresDate: string;
  revokedDate: string | null;
  /** The mail with the invite's current content, and whether it has been queued yet. */
  mailId: string;
  isMailQueued: boolean;
};
export type UserSettingDoc = {
  id: string;
  email: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  provider: string;
  joined: string;
  role: UserSetting['role'];
  activeDirectoryMemberId: string;
  logo: string;
  language: string;
  roleState: UserSetting['roleState'];
  roleReason: string;
  /** Where a guest accepts the directory's invitation. Kept for sending the mail again. */
  redeemUrl: string | null;
  /** Accounts of former addresses that still have to be removed from the role groups. */
  formerMemberIds?: string[] | undefined;
  /** The access mail that may not be queued yet. Stored together with `roleState` 'pending', whose timer queues it. */
  dueMailId?: string | undefined;
};
export type MailDoc = {
  id: string;
  /** The id of the invite or user that the mail is about; null for a message written by staff. */
  about: string | null;
  /** A user's access mail, a quiz invitation, or a message written by staff. */
  purpose: 'access' | 'invitation' | 'message';
  recipient: string;
  subject: string;
  /** Sealed (sealing.ts): it has a code or another way in. */
  sealedText: string;
  /** Cancelled: withdrawn before it was sent. */
  state: MailState['state'] | 'cancelled';
  reason: string;
  attempts: number;
  /** A GUID: the mail service sends a mail only once for each operation id. */
  operationId: string;
  createdDate: string;
  nextAttempt: string | null;
  sentDate: string | null;
};
/** An audit entry as stored: without the person's name, which is looked up when it is read. */
export type AuditDoc = Omit<AuditEntry, 'name'>;
export type LanguageHistoryDoc = { id: string; userId: string; language: string; date: string };
export type UserLogDoc = { id: string; userId: string; provider: string | null; date: string };
/** The newest sign-in of a person in the user log, and the provider they had then. The id is the person's log id. */
export type UserLogPersonDoc = { id: string; provider: string | null; lastDate: string };
/** An upload and its state. The document of a removed upload stays, so that no record saves a file that is gone. */
export type UploadDoc = {
  id: string;
  path: string;
  state: 'unsaved' | 'saved' | 'removing' | 'removed';
  /** The date of the last upload of this content, or of its removal. */
  date: string;
};
/** The path that was last uploaded under a file name. */
export type FileDoc = { id: string; path: string };

/** The counted attempts in epoch milliseconds, oldest first, and which of them are still in progress. */
export type AttemptsDoc = { id: string; times: number[]; open?: number[] };
/**
 * Epoch milliseconds: the mails that count towards the sending rate, and how long the mail service asked us to pause.
 */
export type MailRateDoc = { id: string; times: number[]; pausedUntil?: number };
/** The mails to one address or by one person that count towards a limit: their ids and epoch milliseconds. */
export type MailQuotaDoc = { id: string; mails: { id: string; time: number }[] };
/** Tokens of a directory account (by its id) that were issued before `until` (epoch seconds) are refused. */
export type AccountMarkDoc = { id: string; until: number };
export type ClaimDoc = { id: string; holder: string; date: string };

/** The directory accounts of a user, including former ones whose groups are still being removed. */
export const accountsOf = (user: UserSettingDoc | undefined): readonly string[] =>
  user ? [user.activeDirectoryMemberId, ...(user.formerMemberIds ?? [])] : [];

/** The key by which e-mails are compared: trimmed and in lower case. */
export const emailKey = (email: string) => email.trim().toLowerCase();
