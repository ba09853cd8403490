import type { ListedKind } from '@vse/domain/contract/listed';
import { Adjective } from '@vse/domain/records/adjectives';
import { AuditEntry } from '@vse/domain/records/audit';
import { Fragrance, FragranceRow } from '@vse/domain/records/fragrances';
import { Invite } from '@vse/domain/records/invites';
import { Provider } from '@vse/domain/records/providers';
import { Question } from '@vse/domain/records/questions';
import { ExportedResult, HistoryItem, QuizResult } from '@vse/domain/records/quiz-results';
import type { RecordProblem } from '@vse/domain/records/unreadable';
import { UserLog } from '@vse/domain/records/user-logs';
import { UserSetting } from '@vse/domain/records/users';
import * as z from 'zod';
import type { QuizResultDoc } from '../../store/document-types.ts';
import { type Container, type Doc, type Stored, StoreError } from '../../store/store.ts';
import { auditOf } from '../audit/list-audit.ts';
import { adjectivesOf } from '../catalogue/adjectives.ts';
import { fragranceRowsOf, wholeOf } from '../catalogue/fragrances.ts';
import { providersOf } from '../catalogue/providers.ts';
import { questionsOf } from '../catalogue/questions.ts';
import type { Context } from '../context.ts';
import { invitesOf } from '../invites/find-invites.ts';
import { exportedResult, fullResult, historyItem } from '../quiz/quiz-result-views.ts';
import { problemsOf, type Readable, readEach } from '../readable.ts';
import { usersOf } from '../users/find-users.ts';
import { peopleOf, signInsOf } from '../users/user-logs.ts';

/** What a list makes of documents, and the schema that it has to fit. */
type Shape<D extends Doc> = [
  schema: z.ZodType,
  read: (docs: Stored<D>[]) => Promise<Readable<unknown>>,
];
/** Returns what keeps a record out of its lists: nothing when they show it. */
type Reading = (id: string) => Promise<RecordProblem[]>;

/** Reads one record of each kind just as its lists do. */
export function readingsOf(context: Context): Record<ListedKind, Reading> {
  const { records } = context;
  return {
    adjectives: reading(records.adjectives, [Adjective, (docs) => adjectivesOf(context, docs)]),
    fragrances: reading(
      records.fragrances,
      [Fragrance, (docs) => wholeOf(context, docs)],
      [FragranceRow, (docs) => fragranceRowsOf(context, docs)],
    ),
    providers: reading(records.providers, [Provider, (docs) => providersOf(context, docs)]),
    questions: reading(records.questions, [Question, (docs) => questionsOf(context, docs)]),
    quizResults: reading(
      records.quizResults,
      [HistoryItem, resultsAs((doc) => historyItem(context, doc))],
      [QuizResult, resultsAs((doc) => fullResult(context, doc, 'staff'))],
      [ExportedResult, resultsAs((doc) => exportedResult(context, doc))],
    ),
    invites: reading(records.invites, [Invite, (docs) => invitesOf(context, docs)]),
    userSettings: reading(records.userSettings, [UserSetting, (docs) => usersOf(context, docs)]),
    userLogs: reading(records.userLogs, [UserLog, signInsOf]),
    userLogPeople: reading(records.userLogPeople, [UserLog, (docs) => peopleOf(docs, [])]),
    audit: reading(records.audit, [AuditEntry, (docs) => auditOf(context, docs)]),
  };
}

const resultsAs = (viewOf: (doc: QuizResultDoc) => unknown) => (docs: Stored<QuizResultDoc>[]) =>
  readEach('quizResults', docs, ({ doc }) => viewOf(doc));

function reading<D extends Doc>(container: Container<D>, ...shapes: Shape<D>[]): Reading {
  return async (id) => {
    try {
      const stored = await container.read(id);
      if (!stored) return [];
      const found = await Promise.all(shapes.map((shape) => problemsOfShape(stored, shape)));
      const known = new Map(found.flat().map((each) => [JSON.stringify(each), each]));
      return [...known.values()];
    } catch (error) {
      if (error instanceof StoreError) throw error;
      return problemsOf(error);
    }
  };
}

async function problemsOfShape<D extends Doc>(
  stored: Stored<D>,
  [schema, read]: Shape<D>,
): Promise<RecordProblem[]> {
  const { items, unreadableRecords } = await read([stored]);
  const parsed = z.array(schema).safeParse(items);
  const broken = parsed.error ? problemsOf(parsed.error) : [];
  const withoutIndex = broken.map(({ path, ...rest }) => ({
    ...rest,
    path: path.replace(/^0\.?/, ''),
  }));
  return [...unreadableRecords.flatMap(({ problems }) => problems), ...withoutIndex];
}
