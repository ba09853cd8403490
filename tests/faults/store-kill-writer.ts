import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';

/** Far more than are written before the kill; should nobody kill it, the disk is spared. */
const MOST = 100_000;

/** Creates and replaces documents until it is killed, and prints `id version` after each write that the store acknowledged. */
const [file = '', run = ''] = process.argv.slice(2);
const results = openSqliteStore(file).container<{ id: string; version: number }>('quizResults');
const rest = {
  quizStartDate: '2026-01-01T00:00:00Z',
  quizCompleteDate: null,
  provider: `provider ${run}`,
  salesperson: 'someone@aurum.example',
  salespersonId: 'someone',
  projectName: 'x'.repeat(2000),
  changed: null,
  inviteId: null,
  sortKey: null,
  findWords: ['someone'],
};

for (let at = 0; at < MOST; at += 1) {
  const id = `${run}-${at}`;
  let { doc, etag } = await results.create({ id, version: 1, ...rest });
  writeSync(1, `${id} 1\n`);
  for (let version = 2; version <= 3; version += 1) {
    ({ doc, etag } = await results.replace({ ...doc, version }, etag));
    writeSync(1, `${id} ${version}\n`);
  }
}
