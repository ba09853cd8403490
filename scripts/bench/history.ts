import { DEMO_ACCOUNTS } from '@vse/domain/rules/demo';
import { upgradeRecordsJob } from '../../api/src/jobs/upgrade-records.ts';
import type { Context } from '../../api/src/services/context.ts';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import { preparedOnce } from '../../api/src/store/sqlite/prepare.ts';
import { sqliteContainer } from '../../api/src/store/sqlite/sqlite-container.ts';
import { openDataFile } from '../../api/src/store/sqlite/sqlite-file.ts';
import type { Store } from '../../api/src/store/store.ts';
import { fillHistory } from '../../tests/budget/history.ts';
import { firstOf } from '../../tests/budget/people.ts';
import { openWorld, type World } from '../../tests/budget/world.ts';
import { runRegular } from '../../tests/support/jobs.ts';

const FRAGRANCES = 2000;
const QUESTIONS = 12;
/** Of nine results in a history, eight are completed. */
const COMPLETED_SHARE = 8 / 9;

/** A new file with 2,000 fragrances, the demo Admin, and a history with this number of completed results. */
export async function openHistory(file: string, completed: number): Promise<World> {
  const { store, commit } = openForFilling(file);
  const results = Math.ceil(completed / COMPLETED_SHARE);
  const world = await openWorld({ fragrances: FRAGRANCES, questions: QUESTIONS, results }, store);
  await finishUpgrades(world.behind);
  await fillHistory(world);
  await addDemoAdmin(world);
  commit();
  return world;
}

/** While there is little to go through: otherwise a host would go through the whole history when it starts. */
async function finishUpgrades(context: Context) {
  while (await upgradeRecordsJob.hasWork(context)) await runRegular(context, upgradeRecordsJob);
}

/** A host without a directory has demo accounts only. */
async function addDemoAdmin({ behind, people }: World) {
  const { provider } = firstOf(people, 'Admin');
  const [{ email, role, name }] = DEMO_ACCOUNTS;
  const [firstName = '', lastName = ''] = name.split(' ');
  const id = behind.ids.derived('bench', email);
  const fields = { email, firstName, lastName, role, provider, logo: '' };
  await addSettings(behind, id, { ...fields, activeDirectoryMemberId: '' });
}

/** All until `commit` is one transaction, because half a million that each wait for the disk take half an hour. */
function openForFilling(file: string): { store: Store; commit: () => void } {
  const db = openDataFile(file);
  const prepare = preparedOnce(db);
  db.exec('BEGIN');
  const store: Store = {
    container: (name) => sqliteContainer(name, prepare, async () => {}),
    close: async () => db.close(),
  };
  return { store, commit: () => db.exec('COMMIT; PRAGMA optimize') };
}
