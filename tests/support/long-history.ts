import { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '@vse/domain/rules/durations';
import type { QuizResultDoc } from '../../api/src/store/document-types.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import { UPGRADES } from '../../api/src/store/upgrades.ts';
import { newestVersion } from '../../api/src/store/versioned.ts';

const PROVIDERS = 5;
const END = Date.UTC(2026, 5, 1);
const padded = (number: number) => String(number).padStart(6, '0');

/** What the generated results are divided by: a fifth of them each. */
export const SIDE = {
  provider: 'provider-1',
  salesperson: 'jonah.adler@aurum.example',
  salespersonId: 'jonah',
};
/** The id of the questions that all of them are about. */
export const VERSION = 'a'.repeat(32);

/**
 * Fills a data file with so many quiz results, one a minute, every second one completed, every fourth a client
 * project. Straight into the file: through the port, each would be a transaction of its own. All texts have one length
 * whatever the size, so that pages of a short history and of a long one can be compared byte by byte.
 */
export function fillHistory(file: string, size: number): void {
  const db = new DatabaseSync(file);
  const indexes = db
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'quizResults' AND sql IS NOT NULL`,
    )
    .all();
  db.exec('BEGIN');
  // Sorting them once at the end is far quicker than keeping them in order row by row.
  for (const { name } of indexes) db.exec(`DROP INDEX "${name}"`);
  const insert = db.prepare(
    `INSERT INTO quizResults (id, etag, written, doc) VALUES (?, 'generated', unixepoch(), ?)`,
  );
  const schema = newestVersion('quizResults', UPGRADES);
  for (let number = 0; number < size; number += 1) {
    const doc = resultOf(number, size);
    insert.run(doc.id, JSON.stringify({ ...doc, schema }));
  }
  db.exec('COMMIT');
  db.close();
  // Opening it makes the indexes that are missing.
  void openSqliteStore(file).close();
}

function resultOf(number: number, size: number): QuizResultDoc {
  const at = (minutes: number) => new Date(END - (size - number - minutes) * MINUTE_MS);
  const isCompleted = number % 2 === 0;
  const side = Math.floor(number / 4) % PROVIDERS;
  const provider = `provider-${side}`;
  const salesperson = side === 1 ? SIDE.salesperson : `sales.team${side}@aurum.example`;
  const isProject = number % 4 === 3;
  const name = `Guest ${padded(number)}`;
  const email = `guest.${padded(number)}@example.com`;
  const projectName = `Hotel ${padded(number)}`;
  return {
    id: `result-${padded(number)}`,
    isQuizStarted: true,
    isQuizCompleted: isCompleted,
    quizStartDate: at(0).toISOString(),
    quizCompleteDate: isCompleted ? at(5).toISOString() : null,
    invite: isProject ? {} : { name, email, provider },
    project: isProject
      ? { name: projectName, provider: 'Aurum', createDate: at(0).toISOString() }
      : {},
    version: VERSION,
    selected: [],
    recommendedFragrances: [],
    hasLogo: false,
    generation: isProject ? null : 'first',
    provider,
    salesperson,
    salespersonId: side === 1 ? SIDE.salespersonId : salesperson,
    projectName: isProject ? projectName : null,
    sortKey: isProject ? `hotel ${padded(number)}` : null,
    inviteId: isProject ? null : `invite-${padded(number)}`,
    findWords: isProject ? ['hotel', padded(number)] : ['guest', padded(number), 'example', 'com'],
  };
}
