import type { Mention, Place } from '@vse/domain/records/people';

const places: Record<Place, string> = {
  users: 'User settings',
  invites: 'Invites',
  results: 'Quiz results',
  mails: 'E-mails',
  signIns: 'Sign-ins',
  languages: 'Chosen languages',
  sales: 'Invites and results of their clients',
  changes: 'Records that they saved',
  history: 'Former states and sets of changes',
  limits: 'Hashes of the address that count e-mails and wrong codes',
};

const kinds: Record<Mention['kind'], string> = {
  adjectives: 'Adjective',
  fragrances: 'Fragrance',
  providers: 'Provider',
  questions: 'Question',
  history: 'Former state or set of changes',
  quizVersions: 'Questions of a former quiz',
  fragranceVersions: 'Fragrance as it was shown',
  quizResults: 'Project',
  mails: 'E-mail to somebody else',
};

/** What is kept about a person: to find it, to hand it out and to erase it. */
export const people = {
  intro: 'Finds everything that is kept about a person, to hand it out or to erase it.',
  find: 'Name or e-mail address',
  hint: 'The beginnings of words are enough.',
  search: 'Find',
  searching: 'Searching…',
  nobody: 'Nobody was found',
  nobodyText: 'No user, invite or result has these words in its name or address.',
  more: 'There is more than is listed and counted here. Please type more of the name or the address.',
  lookUp: (address: string) => `Look up ${address}`,
  columns: { address: 'E-mail address', names: 'Names', known: 'Known from' },
  user: 'User',
  invites: (count: string, isOne: boolean) => (isOne ? '1 invite' : `${count} invites`),
  results: (count: string, isOne: boolean) => (isOne ? '1 result' : `${count} results`),
  collecting: 'Looking everywhere. This can take some seconds.',
  kept: 'What is kept',
  keptColumns: { place: 'Where', count: 'How many', fate: 'When it is erased' },
  places,
  audit: 'Entries of the audit log',
  /** What an erasure does. */
  fates: {
    goes: 'Goes',
    chosen: 'Goes or becomes anonymous, as you choose',
    anonymous: 'Becomes anonymous',
    former: 'Says “Former colleague” instead',
    stays: 'Stays',
  },
  nothing: 'Nothing is kept about this address',
  nothingText: 'No record has it.',
  namesakes: (count: string, isOne: boolean) =>
    isOne
      ? 'Another user has the same name. Waiting e-mails with that name are left alone, because they may be theirs.'
      : `${count} other users have the same name. Waiting e-mails with that name are left alone, because they may be theirs.`,
  unreadable: (count: string, isOne: boolean) =>
    isOne
      ? '1 record that may be about this person could not be read and is not listed here.'
      : `${count} records that may be about this person could not be read and are not listed here.`,
  underWay: 'An erasure of this address is under way. It goes on by itself.',
  mentions: 'Texts that may name this person',
  mentionsText: 'An erasure does not change them. Please decide about each.',
  moreMentions: 'There are more texts than are listed.',
  mentionColumns: { kind: 'Where', text: 'Text' },
  kinds,
  download: 'Download',
  preparing: 'Preparing…',
  downloadFailed: 'The download failed',
  erase: 'Erase',
  eraseTitle: (address: string) => `Erase everything about ${address}?`,
  eraseText: 'This cannot be undone. Nobody but you decides whether the request is genuine.',
  choice: 'Invites and results',
  choices: { anonymous: 'Stay as anonymous ones', deleted: 'Are deleted' },
  hints: {
    anonymous: 'Insight counts them as before. Names, addresses and noted reasons go.',
    deleted: 'Insight does not count them any more.',
  },
  texts: 'Texts that may name this person',
  account: 'The account in the company’s directory',
  progress: (done: string, of: string) => `${done} of ${of} steps are done`,
  leave: 'You can close this window: the erasure goes on by itself.',
  failed: 'The erasure was interrupted',
  erased: (address: string) => `Everything about ${address} is erased`,
  erasedText: 'This much was erased:',
  nothingErased: 'Nothing was left to erase.',
  receipt: 'Receipt',
  receiptText: 'The audit log has an entry with these counts, and without the person.',
  showReceipt: 'Show the entry',
  file: {
    title: (address: string) => `What is kept about ${address}`,
    made: (date: string) => `Made on ${date}`,
    names: 'Names',
    files: 'Files',
    page: 'all of it, to read in a browser',
    json: 'the same, for programs',
    leftOut:
      'Passwords, codes and texts of e-mails, which are stored encrypted, are left out. Of records that are mostly about others, it says only which they are.',
  },
};
