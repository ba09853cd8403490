import { DAY_MS } from '@vse/domain/rules/durations';
import { changesOf } from '@vse/domain/rules/insight-counts';
import { emailKey } from '@vse/domain/rules/keys';
import { scopeKey } from '../../api/src/services/insight/insight-keys.ts';
import type { InviteDoc, MailDoc, QuizResultDoc } from '../../api/src/store/document-types.ts';
import { everything } from '../../api/src/store/documents.ts';
import { createIds } from '../../api/src/store/ids.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import { recordsOf } from '../../api/src/store/typed-containers.ts';
import { type InterleavedStore, interleave } from './interleave.ts';

const ids = createIds('a secret of the tests');

/** Records, and what an instance needs to count them. The clock stands still. */
export function openInsight(begins: string) {
  const database = openSqliteStore(':memory:');
  const store: InterleavedStore = interleave(database);
  let time = Date.parse(begins);
  const now = () => new Date(time);
  const other = recordsOf(database, now);
  return {
    store,
    /** The instance whose calls the store counts and interrupts. */
    context: { records: recordsOf(store, now), ids, now },
    /** Another instance on the same records. */
    other: { records: other, ids, now },
    records: other,
    now,
    pass: (ms: number) => {
      time += ms;
    },
    close: () => database.close(),
  };
}
export type InsightInTest = ReturnType<typeof openInsight>;

export const resultIdOf = (invite: string) => ids.derived('invite', invite);

export const inviteDoc = (id: string, date: string, more: Partial<InviteDoc> = {}): InviteDoc => ({
  id,
  name: 'Robin Guest',
  email: `${id}@example.com`,
  emailKey: `${id}@example.com`,
  findWords: [],
  sortKey: '',
  codeHash: id,
  sealedCode: '',
  provider: 'aurum',
  salesperson: 'jonah@aurum.example',
  salespersonId: 'jonah',
  inviteDate: date,
  responseDate: null,
  expiresDate: new Date(Date.parse(date) + 14 * DAY_MS).toISOString(),
  revokedDate: null,
  mailId: `${id}_1`,
  isMailQueued: true,
  ...more,
});

export const mailDoc = (id: string, state: MailDoc['state'], recipient = ''): MailDoc => ({
  id,
  about: null,
  purpose: 'invitation',
  recipient,
  recipientKey: emailKey(recipient),
  subject: '',
  sealedText: '',
  state,
  reason: '',
  attempts: 1,
  operationId: '',
  createdDate: '',
  nextAttempt: null,
  sentDate: null,
});

export const resultDoc = (
  id: string,
  date: string,
  more: Partial<QuizResultDoc> = {},
): QuizResultDoc => ({
  id,
  isQuizStarted: true,
  isQuizCompleted: false,
  quizStartDate: date,
  quizCompleteDate: null,
  invite: {},
  project: {},
  version: 'v1',
  selected: [],
  recommendedFragrances: [],
  hasLogo: false,
  generation: null,
  provider: 'aurum',
  salesperson: 'jonah@aurum.example',
  salespersonId: 'jonah',
  projectName: null,
  inviteId: null,
  findWords: [],
  sortKey: null,
  ...more,
});

/** The documents that are shown, as 'scope cell counts', and those that the stored facts add up to. */
export async function countsOf({ records }: InsightInTest) {
  const generation = (await records.insightState.read('state'))?.doc.generation ?? '';
  const docs = await everything(records.insightCounts);
  const shown = docs.flatMap(({ doc }) => {
    if (!doc.scope?.startsWith(generation) || doc.counts === null) return [];
    return [`${doc.scope.slice(generation.length)} ${doc.cell} ${JSON.stringify(doc.counts)}`];
  });
  const facts = (await everything(records.insightFacts)).map(({ doc }) => doc.facts);
  const changes = changesOf(facts.map((after) => ({ before: null, after })));
  const expected = changes.map(
    ({ scope, source, cell, counts }) =>
      `${scopeKey({ generation: '', source, ...scope })} ${cell} ${JSON.stringify(counts)}`,
  );
  return { shown: shown.toSorted(), expected: expected.toSorted() };
}
