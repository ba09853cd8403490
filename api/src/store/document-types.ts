import type { AuditEntry } from '@vse/domain/records/audit';
import type { Fragrance } from '@vse/domain/records/fragrances';
import type { JobState } from '@vse/domain/records/jobs';
import type { MailState } from '@vse/domain/records/mail';
import type { Answer, Question } from '@vse/domain/records/questions';
import type { QuizResultSummary, RecommendedFragrance } from '@vse/domain/records/quiz-results';
import type { UserSetting } from '@vse/domain/records/users';
import type { Facts } from '@vse/domain/rules/insight-facts';
import type { Tally } from '@vse/domain/rules/insight-tally';
import { nameKey } from '@vse/domain/rules/keys';
import type { OutcomeKind } from '@vse/domain/rules/outcomes';

/*
 * The types of the stored documents. They are written out rather than taken from the wire's schemas, so that a new
 * field of the wire does not silently appear here before stored documents have it (upgrades.ts). Files are stored as
 * paths, e-mails are compared by `emailKey`, and what the API derives (signed URLs, names of referenced records, sort
 * orders) is not stored.
 */

/** Who last saved a catalogue record, '' if nobody with settings did, and the date. */
export type LastChange = {
  changedBy: Owner;
  changedDate: string;
  /** The change set that wrote this state, and the date of the state that it replaced. */
  changeSet?: { id: string; replaced: string } | undefined;
};
/** Omit for each type of a union. */
type Without<D, K extends keyof D> = D extends unknown ? Omit<D, K> : never;
/**
 * A former state of a record, whole, as it was stored, with who saved it. Its `record` is the kind and the id of the
 * record. Its `date` is when it was saved: the state's `changedDate`.
 */
export type FormerStateDoc = {
  id: string;
  record: string;
  date: string;
  /** When a save replaced it, from which settings count how long it is kept. */
  replacedDate: string;
  /** The date after which the state goes, unless it is among the last of its record. */
  keepUntil: string;
  state: Without<CatalogueDoc, 'changedDate'> & { schema: number };
};
/**
 * A change of many records as one: what it is about, and how it ended. While its job runs, that says how far it is
 * (jobs/change-set.ts). Undone: nothing of it is left. Failed: some records may have it, which `left` names.
 */
export type ChangeSetDoc = ChangeSetProgress & {
  id: string;
  /** 'change sets' for all of them. */
  record: string;
  date: string;
  keepUntil: string;
  /** Null: retention counts from the replacement of a former state. */
  replacedDate: null;
  kind: ChangeSetKind;
  fields: { field: string; value: string }[];
  /** Who began it; null for the very first Admin, who has no settings. */
  by: Owner | null;
  state: 'running' | 'done' | 'undone' | 'failed';
  slices: number;
  total: number;
  undoes: string | null;
  undoneBy: string | null;
};
export type ChangeSetProgress = {
  /** Records that have what the set makes of them. */
  written: number;
  left: { id: string; name: string; code: string }[];
  leftCount: number;
};
export type ChangeSetKind = 'fragrance' | 'provider';
/** A record, the state at which it was seen, and what it becomes: fields of its slice, or its state of this date. */
export type ChangeSetItem = { id: string; name: string; etag: string } & (
  | { group: number }
  | { state: string }
);
/** A part of a change set: records, and the different fields that they get. */
export type ChangeSetSliceDoc = {
  id: string;
  record: string;
  date: string;
  keepUntil: string;
  replacedDate: null;
  groups: Record<string, unknown>[];
  items: ChangeSetItem[];
};
export type CatalogueDoc = AdjectiveDoc | FragranceDoc | ProviderDoc | QuestionDoc;
/** The kinds of records that keep their history. */
export type CatalogueKind = PublishedChange['kind'];
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
  /** Whether respondents may ask for a sample; off without it. */
  offersSamples?: boolean | undefined;
  /** Absent from documents that were written before the field. */
  privacyNotice?: string | undefined;
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
  /** The names that the answers' adjectives had, by id. */
  adjectives: Record<string, string>;
};

/** A fragrance as it was published. Immutable, with its hash as the id; the results that recommend it name it. */
export type FragranceVersionDoc = Omit<
  FragranceDoc,
  | keyof LastChange
  | 'adjectives'
  | 'publishState'
  | 'isEnforceAdjectivesAndColors'
  | 'isEnforceUploads'
> & {
  adjectives: { id: string; weight: number }[];
};

/**
 * The state of the catalogue that quizzes are asked with and scored by. Names its parts, which never change, so that
 * replacing this one document changes the whole state at once (services/published/).
 */
export type PublishedHeadDoc = {
  id: string;
  /** The quiz version of quizzes that start now; '' while no question is published. */
  version: string;
  /** The ids of the parts, by their names. */
  parts: Record<string, string>;
  /** Changes of records that were announced and are not in the state yet. */
  open: { token: string; date: string; changes: PublishedChange[] }[];
  /** The change set that is being written. The state has nothing of it, or all (`isShown`) when only its end is left. */
  set?: { id: string; date: string; isShown?: true } | undefined;
  /** The form in which all fragrances stand in the documents of the list (fragrance-list.ts); absent without them. */
  listForm?: number | undefined;
};
/** A change of a record that the state depends on. The id of a question does not matter: all are asked together. */
export type PublishedChange = {
  kind: 'adjective' | 'fragrance' | 'provider' | 'question';
  id: string;
};
/** A part of the state: rows of one kind by record id, or the ids of one provider's inventory. Immutable. */
export type PublishedPartDoc = { id: string; rows: Record<string, unknown> };

/** A recommendation. Its fragrance version has everything else that the results show. */
export type RecommendedDoc = {
  id: string;
  name: string;
  sku: string;
  label: RecommendedFragrance['label'];
  score: number;
  /** The id of the fragrance version. */
  version: string;
  reasons: [adjectiveId: string, count: number][];
};

/** Id of the owner's user settings; '' if there is no owner. */
export type Owner = string;

/** When a document was last written, in epoch seconds: its container says it (tracked.ts). */
export type Tracked = { changed?: number };

/** What a recommendation led to, noted by staff or asked for by the respondent. */
export type OutcomeDoc = {
  /** The position of the recommended fragrance, which has at most one outcome of each kind. */
  at: number;
  kind: OutcomeKind;
  rating?: number | undefined;
  reason?: string | undefined;
  date: string;
  /** Null for the respondent. */
  by: Owner | null;
};

/**
 * At most 3 KB for a dozen questions, without outcomes: it names the versions of the quiz and of the fragrances that it
 * is about.
 */
export type QuizResultDoc = Tracked & {
  id: string;
  isQuizStarted: boolean;
  isQuizCompleted: boolean;
  quizStartDate: string;
  quizCompleteDate: string | null;
  /** Either the invite or the project is an empty object. */
  invite: Omit<QuizResultSummary['invite'], 'salesperson'>;
  project: Omit<QuizResultSummary['project'], 'salesperson'>;
  version: string;
  /** For each question of the version, the positions of the selected answers. */
  selected: number[][];
  /** For each question of the version, the seconds from the start to the first save of an answer. */
  savedAt?: (number | null)[] | undefined;
  /** The positions of the recommended fragrances whose one-sheet the reader opened. */
  openedSheets?: number[] | undefined;
  /** By position and kind; absent until something is noted. */
  outcomes?: OutcomeDoc[] | undefined;
  recommendedFragrances: RecommendedDoc[];
  /** The best possible score for the answers (match-figure.ts), once the quiz is completed. */
  ideal?: number;
  /** Whether the one-sheets of the recommended fragrances are those with the logo. */
  hasLogo: boolean;
  /** Whether the provider offered samples when the quiz was completed. */
  offersSamples?: true | undefined;
  /**
   * The invite's generation, whose token may answer the quiz. Null when the invite was ended, and for a project; '' once
   * the quiz is completed, because nobody answers it any more.
   */
  generation: string | null;
  /** The provider's id and the salesperson's e-mail key, by which the history is filtered and sorted. */
  provider: string;
  salesperson: string;
  salespersonId: Owner;
  projectName: string | null;
  inviteId: string | null;
  /** The words that searches match: of the project's name, or of the invitee's name and e-mail. */
  findWords: string[];
  /** Of the project's name, for lists in the order of names. */
  sortKey: string | null;
};

export type InviteDoc = Tracked & {
  id: string;
  name: string;
  email: string;
  emailKey: string;
  /** The words that searches match: of name and e-mail. */
  findWords: string[];
  /** Of the name, for lists in the order of names. */
  sortKey: string;
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
  /**
   * The mail with the invite's current content, and whether it has been queued yet. False on a revoked invite: what
   * follows from revoking it is not done yet. The job of invites looks for these.
   */
  mailId: string;
  isMailQueued: boolean;
};
/**
 * What was counted of an invite with its quiz, or of a project, under the id of the quiz; null when nothing is left of
 * it. `run` is the run that wrote it. `due`: when to look at it again, in milliseconds. Or the note that a record is
 * being removed (tracked.ts).
 */
export type InsightFactsDoc = {
  id: string;
  due: number | null;
  run: number;
  facts: Facts | null;
  /** The id of the invite; null for a project. */
  invite: string | null;
  removed?: { kind: 'invites' | 'quizResults'; id: string; time: number } | undefined;
};
/** What was counted of the cases of a scope that began in a span of time. `run` is the run that last wrote it. */
export type InsightCountsDoc = {
  id: string;
  /** Generation, scope and source. */
  scope: string;
  /** Generation, salesperson and source, for the counts of a salesperson at a provider. */
  salesperson: string | null;
  cell: string;
  run: number;
  counts: Tally | null;
};
/** How far counting is. There is one, in the container of the counts. */
export type InsightStateDoc = {
  id: string;
  scope: null;
  salesperson: null;
  cell: null;
  /** When counting began: what was deleted before is not counted. In milliseconds, as all times here. */
  since: number;
  /** All changes until then are counted; null until every record has been looked at once. */
  mark: number | null;
  /** The number of the last run. */
  run: number;
  /** Of the counts that are shown; '' while there are none. */
  generation: string;
  /** What the last run adds, until it has added all of it. */
  pending: InsightRun | null;
  /**
   * Looking at all records, and then at all that was counted, by id: in this container, after this one. With `since`,
   * in seconds, only at records that were changed since then: a run that had no time for all of them was doing so.
   */
  walk: {
    of: 'invites' | 'quizResults' | 'insightFacts';
    after: string;
    began: number;
    since?: number;
  } | null;
  /** Counting the facts again, in a new generation: those after this id. */
  rebuild: { generation: string; after: string } | null;
  /** Whether counts of former generations have to be removed. */
  isPruning: boolean;
};
/** The cases that a run counts, in the counts of a generation, and the state when it is done. */
export type InsightRun = {
  generation: string;
  cases: InsightChange[];
  /** Whether their facts are stored already. */
  isRebuild: boolean;
  progress: Partial<
    Pick<InsightStateDoc, 'walk' | 'rebuild' | 'mark' | 'generation' | 'isPruning'>
  >;
};
export type InsightChange = Pick<InsightFactsDoc, 'id' | 'invite' | 'due'> & {
  before: Facts | null;
  after: Facts | null;
};
export type UserSettingDoc = {
  id: string;
  email: string;
  emailKey: string;
  firstName: string;
  lastName: string;
  /** Of the last name, then the first, for lists in the order of names. */
  sortKey: string;
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
  /** Who last saved the settings, and when; absent where no person has since that is kept. */
  changedById?: Owner | undefined;
  changedDate?: string | undefined;
};
export type MailDoc = {
  id: string;
  /** The id of the invite, user or result that the mail is about; null for a message written by staff. */
  about: string | null;
  /** A user's access mail, a quiz invitation, a message written by staff, or the results that a respondent asked for. */
  purpose: 'access' | 'invitation' | 'message' | 'results';
  recipient: string;
  /** `recipient` as all addresses are compared: whose mail it is. */
  recipientKey: string;
  subject: string;
  /** Sealed (sealing.ts): it has a code or another way in. '' once the mail is sent, has failed or is cancelled. */
  sealedText: string;
  /** Sealed, and kept as long as the text: the address that gets the answer. Older mails have none. */
  sealedReplyTo?: string;
  /** Of the text; English without one. */
  language?: string;
  /** Cancelled: withdrawn before it was sent. */
  state: MailState['state'] | 'cancelled';
  reason: string;
  attempts: number;
  /** A GUID: the mail service sends a mail only once for each operation id. */
  operationId: string;
  createdDate: string;
  /** When to send it; of a sent mail, when to ask the service what became of it. Null: nothing is left to do. */
  nextAttempt: string | null;
  sentDate: string | null;
};
/** An audit entry as stored: without the person's name, which is looked up when it is read. */
/** A call about several records, such as a list of invites, is one entry with all of their ids. */
export type AuditDoc = Omit<AuditEntry, 'name' | 'record'> & { records: string[] };
export type LanguageHistoryDoc = { id: string; userId: string; language: string; date: string };
export type UserLogDoc = { id: string; userId: string; provider: string | null; date: string };
/**
 * The newest sign-in of a person in the user log, the provider they had then, and how many sign-ins the log has of them:
 * all, and those with that provider. The id is the person's log id.
 */
export type UserLogPersonDoc = {
  id: string;
  provider: string | null;
  lastDate: string;
  count: number;
  countAtProvider: number;
};
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

/** A wrong attempt, at epoch milliseconds. For an e-mail also the hash of its network, and whether the reserve paid. */
export type Attempt = { time: number; network?: string; isReserve?: true };
/** The wrong attempts that still count, oldest first. */
export type AttemptsDoc = { id: string; attempts: Attempt[] };
/**
 * Epoch milliseconds: the mails that count towards the sending rate, and how long the mail service asked us to pause.
 */
export type MailRateDoc = { id: string; times: number[]; pausedUntil?: number };
/**
 * The mails that count towards the limits of a person, or of the addresses that share this document: the beginnings of
 * the hashes of whom they count for and of their ids, epoch seconds, and how many requests for it have not failed, if
 * more than one.
 */
export type MailQuotaDoc = {
  id: string;
  mails: [whom: string, mail: string, seconds: number, requests?: number][];
};
/** Tokens of a directory account (by its id) that were issued before `until` (epoch seconds) are refused. */
export type AccountMarkDoc = { id: string; until: number };
export type ClaimDoc = { id: string; holder: string; date: string };

/** The directory accounts of a user, including former ones whose groups are still being removed. */
export const accountsOf = (user: UserSettingDoc | undefined): readonly string[] =>
  user ? [user.activeDirectoryMemberId, ...(user.formerMemberIds ?? [])] : [];

/** The key by which SKUs are compared: two that look the same but for letter case are one product. */
export const skuKey = ({ sku }: Pick<FragranceDoc, 'sku'>) => nameKey(sku);

/**
 * Work that outlives a call, of one of the kinds in jobs/. Times are in milliseconds. `input` is what it is about, and
 * `at` how far it is: only the code of its kind reads them.
 */
export type JobDoc = {
  id: string;
  kind: string;
  state: JobState;
  /** When it runs next; while it runs, the end of its lease; null when it is over. */
  due: number | null;
  began: number;
  changed: number;
  /** Of the run that has the lease; '' without one. */
  token: string;
  /** Runs since it last got further. */
  tries: number;
  input: unknown;
  at: unknown;
  counts: Readonly<Record<string, number>>;
  /** Why its last run failed, as a text or a message (messages/said.ts); '' if it did not. */
  reason: string;
  /** The records that a job has left in different states when it failed or was ended, some of them by name. */
  left: { state: 'changed' | 'unchanged'; count: number; names: string[] }[];
  by: Owner;
  /** An Admin has ended it while it was running. */
  isEnding?: true | undefined;
};
