// Written by `npm run format`: what the sentences of all languages show. The compiler reads the keys from the English
// words themselves, so that only a changed placeholder changes this file.
import type { OfficeCode, RespondentCode } from '@vse/domain/messages';

/** A name, or a number that is written as it should be. */
type Shown = string | number;

/** English texts, of which those with values are functions. */
type WordsOf<Texts, Values> = {
  readonly [Key in keyof Texts]: Key extends keyof Values
    ? Texts[Key] extends string
      ? (values: Values[Key]) => string
      : WordsOf<Texts[Key], Values[Key]>
    : Texts[Key];
};

type AdjectivesWords = WordsOf<typeof import('../../features/adjectives/words/en.json'), {
  added: { name: Shown };
  editOne: { name: Shown };
  deleteOne: { name: Shown };
  deleteTitle: { name: Shown };
  deleteText: { fragrances: number; answers: number };
  deleted: { name: Shown };
}>;

export type AuditWords = WordsOf<typeof import('../../features/audit/words/audit/en.json'), {
  times: { count: Shown };
  allOf: { name: Shown };
  allAbout: { id: Shown };
}>;

export type RetentionWords = WordsOf<typeof import('../../features/audit/words/retention/en.json'), {
  days: { days: Shown };
  kept: { days: Shown };
  over: { count: Shown };
  oldest: { date: Shown };
}>;

type DashboardWords = WordsOf<typeof import('../../features/dashboard/words/en.json'), {
  morning: { name: Shown };
  afternoon: { name: Shown };
  evening: { name: Shown };
  roleAt: { role: Shown; provider: Shown };
  todo: {
    failedInviteMails: { count: number };
    failedUserMails: { count: number };
    failedJobs: { count: number };
    pendingRoles: { count: number };
    draftFragrances: { count: number };
    unstockedFragrances: { count: number };
    draftQuestions: { count: number };
    leftOutQuestions: { count: number };
    expiringInvites: { count: number };
  };
  todoMeans: {
    failedInviteMails: { count: number };
    failedUserMails: { count: number };
    failedJobs: { count: number };
    pendingRoles: { count: number };
    draftFragrances: { count: number };
    unstockedFragrances: { count: number };
    draftQuestions: { count: number };
    leftOutQuestions: { count: number };
    expiringInvites: { count: number };
  };
  numbers: {
    until: { day: Shown };
    more: { n: Shown };
    fewer: { n: Shown };
    was: { n: Shown };
    byDay: { now: Shown; before: Shown };
    since: { date: Shown };
    leftAt: { question: Shown; n: Shown };
    leftAtEnd: { n: Shown };
    projects: { begun: Shown; completed: Shown };
  };
}>;

export type FirstStepsWords = WordsOf<typeof import('../../features/dashboard/words/first-steps/en.json'), {}>;

type FragrancesWords = WordsOf<typeof import('../../features/fragrances/words/en.json'), {
  inSome: { some: Shown; all: Shown };
  added: { name: Shown };
  copyOf: { name: Shown };
  deleteTitle: { name: Shown };
  deleteText: { name: Shown };
  deleted: { name: Shown };
  deletedText: { name: Shown };
  selectOne: { name: Shown };
  selectedCount: { count: Shown };
  selectAll: { count: Shown };
  cleared: { count: Shown };
}>;

export type SelectionWords = WordsOf<typeof import('../../features/fragrances/words/selection/en.json'), {
  published: { count: Shown; total: Shown };
  areDrafts: { count: number };
  stockTitle: { count: number };
  has: { count: Shown; total: Shown };
  areStocked: { count: number; names: Shown };
  deleteTitle: { count: number };
  deleteText: { count: number; names: Shown };
  deleteConfirm: { count: number };
  deleting: { count: number };
  deleted: { count: number };
  notDeleted: { reasons: Shown };
  left: { count: number };
}>;

type HistoryWords = WordsOf<typeof import('../../features/history/words/en.json'), {
  more: { name: Shown };
  progress: { answered: Shown; questions: Shown };
  notCopied: { url: Shown };
  deleteText: { name: Shown };
  export: {
    progress: { done: Shown; total: Shown };
  };
}>;

export type InsightWords = WordsOf<typeof import('../../features/insight/words/insight/en.json'), {
  completedOf: { completed: Shown; invited: Shown };
  period: { now: Shown; before: Shown };
  asOf: { time: Shown; zone: Shown; since: Shown };
  ofCases: { n: Shown };
  about: { seconds: Shown };
  seconds: { seconds: Shown };
  times: { n: Shown };
  ofRating: { rating: Shown };
  ratings: { n: Shown };
  funnel: {
    median: { time: Shown; n: Shown; before: Shown };
  };
  trend: {
    hours: { day: Shown; hours: Shown };
    perDay: { n: Shown };
    perWeek: { n: Shown };
    line: { event: Shown; now: Shown; before: Shown };
  };
  questions: {
    text: { n: Shown };
    mostLeft: { left: Shown; question: Shown; n: Shown };
    mostLeftAtEnd: { left: Shown; n: Shown };
    answers: { question: Shown };
  };
  fragrances: {
    text: { n: Shown };
    all: { n: Shown };
    allWithBefore: { n: Shown; before: Shown };
    never: { offered: Shown; recommended: Shown; never: Shown };
  };
  adjectives: {
    wanted: { names: Shown };
  };
}>;

export type InsightReportWords = WordsOf<typeof import('../../features/insight/words/insight-report/en.json'), {
  share: { title: Shown };
  beforeOf: { title: Shown };
}>;

type InvitesWords = WordsOf<typeof import('../../features/invites/words/en.json'), {
  daysLeft: { count: number };
  askAgainText: { email: Shown };
  resent: { name: Shown };
  withdrawTitle: { name: Shown };
  withdrawn: { name: Shown };
  gone: { name: Shown };
  invited: { name: Shown };
  bulkText: { max: Shown };
  nameOf: { number: Shown };
  emailOf: { number: Shown };
  includeRow: { number: Shown };
  counts: { ready: number; wrong: Shown; leftOut: number };
  tooMany: { max: Shown; over: Shown };
  send: { count: number };
  progress: { done: number; total: number };
  summary: { failed: number; sent: number };
  retry: { count: number };
}>;

export type JobsWords = WordsOf<typeof import('../../features/jobs/words/jobs/en.json'), {
  changeOf: { count: number; shown: Shown };
  begunBy: { name: Shown };
  next: { date: Shown };
  until: { date: Shown };
  count: { label: Shown; count: Shown };
  left: {
    changed: { count: number };
    unchanged: { count: number };
  };
  retryOne: { what: Shown };
  endOne: { what: Shown };
  endTitle: { what: Shown };
  ended: { what: Shown };
  endsSoon: { what: Shown };
}>;

export type PeopleWords = WordsOf<typeof import('../../features/people/words/people/en.json'), {
  lookUp: { address: Shown };
  invites: { count: number };
  results: { count: number };
  namesakes: { count: number };
  unreadable: { count: number };
  eraseTitle: { address: Shown };
  progress: { done: Shown; of: Shown };
  erased: { address: Shown };
  file: {
    title: { address: Shown };
    made: { date: Shown };
  };
}>;

type ProvidersWords = WordsOf<typeof import('../../features/providers/words/en.json'), {
  editBar: { name: Shown };
  editOne: { name: Shown };
  deleteOne: { name: Shown };
  selected: { chosen: Shown; total: Shown };
  ofFamily: { chosen: Shown; total: Shown };
  selectShown: { count: Shown };
  deselectShown: { count: Shown };
  unsaved: { count: number };
  deleteText: { name: Shown };
  deleted: { name: Shown };
  deletedText: { name: Shown };
  upload: {
    size: { width: Shown; height: Shown };
    tooLarge: { width: Shown; height: Shown };
    scale: { width: Shown; height: Shown };
  };
  gallery: {
    text: { provider: Shown };
    usedBy: { count: number };
  };
  deleteImage: {
    takenFrom: { count: number };
  };
}>;

type QuestionsWords = WordsOf<typeof import('../../features/questions/words/en.json'), {
  moved: { count: number };
  addBar: { type: Shown };
  place: { place: Shown; total: Shown };
  copyOf: { text: Shown };
  dangerText: { count: number };
  deleteText: { text: Shown };
  deleted: { text: Shown };
  deletedText: { text: Shown };
  answers: {
    deleteText: { title: Shown };
    deleted: { title: Shown };
  };
  unused: { unused: Shown; total: Shown };
  used: { used: Shown; total: Shown };
}>;

type StartWords = WordsOf<typeof import('../../features/start/words/en.json'), {}>;

type UserLogsWords = WordsOf<typeof import('../../features/user-logs/words/en.json'), {
  logsOf: { count: Shown; name: Shown };
}>;

type UsersWords = WordsOf<typeof import('../../features/users/words/en.json'), {
  inDirectoryOnly: { count: number };
  galleryText: { provider: Shown };
  galleryImage: { number: Shown; total: Shown };
  stepsTitle: { name: Shown };
  movedTitle: { name: Shown };
  deleteTitle: { name: Shown };
  deleteText: { name: Shown };
  deleted: { name: Shown };
  mailSent: { date: Shown };
  mailQueued: { date: Shown };
  mailFailed: { date: Shown };
  mailReason: { reason: Shown };
}>;

export type SessionsWords = WordsOf<typeof import('../../features/users/words/sessions/en.json'), {}>;

export type ChangesWords = WordsOf<typeof import('./changes/en.json'), {
  history: { name: Shown };
  restoreState: { date: Shown };
  restored: { date: Shown };
  more: { count: Shown };
  adjective: { name: Shown };
  withWeight: { weight: Shown };
  hadWeight: { weight: Shown };
  answer: { title: Shown };
  published: { count: number };
  drafted: { count: number };
  became: { what: Shown; count: number };
  several: { count: number };
  inventories: { count: number };
  cameIn: { count: Shown };
  wentOut: { count: Shown };
  undoOf: { count: number };
  writing: { done: Shown; total: Shown };
  stopped: { done: Shown; total: Shown };
  stoppedText: { done: Shown; total: Shown };
  leftOut: { count: number };
  arePublished: { count: number };
  undoOne: { what: Shown };
  progress: { done: Shown; total: Shown };
  undid: { count: number };
  keptChanged: { names: Shown };
  because: { name: Shown; reason: Shown };
}>;

export type ColorsWords = WordsOf<typeof import('./colors/en.json'), {
  was: { color: Shown };
  pasted: { count: number };
  leftOut: { text: Shown };
}>;

export type ConflictWords = WordsOf<typeof import('./conflict/en.json'), {
  changedBy: { name: Shown; ago: Shown };
  changedNow: { name: Shown };
  savedAt: { date: Shown };
  onlyOne: { name: Shown };
  was: { value: Shown };
  same: { count: number };
  fromYou: { fields: Shown };
  fromThem: { fields: Shown };
  fromOne: { fields: Shown; name: Shown };
  stillToChoose: { fields: Shown };
  others: { count: number };
}>;

export type DaysWords = WordsOf<typeof import('./days/en.json'), {
  since: { day: Shown };
  until: { day: Shown };
}>;

export type OfficeWords = WordsOf<typeof import('./office-words/en.json'), {
  login: {
    as: { name: Shown };
  };
  signIn: {
    failed: { reason: Shown };
    noRole: { name: Shown };
  };
  parts: {
    stopTask: { what: Shown };
    rows: { from: Shown; to: Shown };
    rowsOf: { from: Shown; to: Shown; total: Shown };
    pageNumber: { page: Shown };
    showAll: { total: Shown };
    shownOf: { shown: Shown; total: Shown };
    about: { count: Shown };
    countedAt: { time: Shown };
    nothingFound: { text: Shown };
    notInList: { text: Shown };
    failed: { what: Shown };
    lastChangeBy: { name: Shown; date: Shown };
    changedBy: { name: Shown; date: Shown };
    asOf: { time: Shown };
    clearFilter: { name: Shown };
    upload: {
      hint: { types: Shown; megabytes: Shown };
      replaceOne: { label: Shown };
      openOne: { name: Shown };
      chosen: { label: Shown };
      sending: { label: Shown };
      wrongType: { file: Shown; types: Shown };
      wrongContent: { file: Shown; types: Shown };
      tooLarge: { file: Shown; megabytes: Shown };
    };
    order: {
      handle: { name: Shown };
      was: { place: Shown };
      lifted: { name: Shown; place: Shown; total: Shown };
      moved: { name: Shown; place: Shown; total: Shown };
      canceled: { name: Shown; place: Shown; total: Shown };
    };
    picker: {
      chosen: { label: Shown };
      weightOf: { name: Shown };
      range: { least: Shown; most: Shown };
      was: { weight: Shown };
      remove: { name: Shown };
    };
    sameNameText: { name: Shown };
    unreadable: {
      notice: { shown: Shown; count: number };
    };
  };
  rail: {
    waits: {
      draftFragrances: { count: number };
      draftQuestions: { count: number };
      expiringInvites: { count: number };
      failedInviteMails: { count: number };
      pendingRoles: { count: number };
      failedUserMails: { count: number };
      failedJobs: { count: number };
    };
  };
}> & {
  readonly messages: Readonly<Record<OfficeCode, string>>;
  readonly adjectives: AdjectivesWords;
  readonly dashboard: DashboardWords;
  readonly fragrances: FragrancesWords;
  readonly history: HistoryWords;
  readonly invites: InvitesWords;
  readonly providers: ProvidersWords;
  readonly questions: QuestionsWords;
  readonly start: StartWords;
  readonly userLogs: UserLogsWords;
  readonly users: UsersWords;
};

export type OutcomesWords = WordsOf<typeof import('./outcomes/en.json'), {
  of: { kind: Shown; fragrance: Shown };
  rate: { fragrance: Shown };
  rating: { rating: Shown; word: Shown };
  why: { fragrance: Shown };
  by: { name: Shown; date: Shown };
  saved: { outcome: Shown };
  takenBack: { outcome: Shown };
  notSaved: { outcome: Shown };
}>;

export type PaletteWords = WordsOf<typeof import('./palette/en.json'), {
  thatIsYou: { role: Shown };
  begun: { date: Shown };
  completed: { date: Shown };
  invitedBy: { name: Shown };
  shownOf: { count: Shown; total: Shown };
  question: { number: Shown };
  all: { count: Shown };
  hits: { count: number };
}>;

export type PrivacyWords = WordsOf<typeof import('./privacy/en.json'), {
  remove: {
    unsaved: { count: number };
  };
}>;

export type RespondentsWords = WordsOf<typeof import('./respondents/en.json'), {
  color: {
    light: { name: Shown };
    dark: { name: Shown };
    muted: { name: Shown };
  };
  quiz: {
    question: { number: Shown };
    answered: { count: number; total: number };
    left: { minutes: number };
    toGo: { count: number };
  };
  results: {
    summary: { number: Shown; count: number; recipient: Shown };
    recipient: { name: Shown };
    collection: { family: string; collection: string };
    colors: { names: Shown };
    chose: { titles: Shown };
    quoted: { title: Shown };
    and: { before: Shown; last: Shown };
    detailsOf: { name: Shown };
    generatedBy: { name: Shown };
  };
}> & {
  readonly messages: Readonly<Record<RespondentCode, string> & Partial<Record<OfficeCode, string>>>;
};

export type ResultsMoreWords = WordsOf<typeof import('./results-more/en.json'), {
  reaches: { name: Shown; percent: Shown };
  asked: { asked: Shown; all: Shown };
  askedAll: { all: number };
  portrait: { name: Shown; words: Shown };
  mailAgain: { date: Shown; next: Shown };
  mailRefused: { next: Shown };
  mailLimit: { next: Shown };
  sampleOf: { name: Shown };
  sampleAsked: { name: Shown };
}>;

export type StaffQuizWords = WordsOf<typeof import('./staff-quiz/en.json'), {
  title: { name: Shown };
  invitedBy: { name: Shown };
  invitedOn: { name: Shown; date: Shown };
  startedOn: { date: Shown };
}>;

export type StyleGuideWords = WordsOf<typeof import('./style-guide/en.json'), {}>;

export type UnreadableWords = WordsOf<typeof import('./unreadable/en.json'), {}>;
