import { randomUUID } from 'node:crypto';
import { eraseAgain } from '../../api/src/jobs/erase-again.ts';
import { createIds } from '../../api/src/store/ids.ts';
import { recordsOf } from '../../api/src/store/typed-containers.ts';
import { Refusal } from './cloud.ts';
import { runOn } from './run.ts';

const HELP = `npm run erase-again -- --since DATE     after a restore: erases the people again who were erased since DATE

DATE is the moment that the database was set back to, such as 2026-01-31T09:00:00Z. COSMOS_ENDPOINT or SQLITE_FILE names
the records, BLOB_ACCOUNT_URL or BLOB_CONNECTION_STRING the files. The API does it within minutes, and writes a receipt
for each into its audit log.`;

await runOn(HELP, 'since', {}, async ({ store, title }, date) => {
  const since = new Date(date);
  if (Number.isNaN(since.getTime())) throw new Refusal(`${date} is no date.`);
  // Its token only has to differ from any other.
  const ids = createIds(randomUUID());
  await eraseAgain({ records: recordsOf(store), now: () => new Date(), ids }, since);
  console.log(`The API of ${title} erases again whom it has erased since ${since.toISOString()}.`);
});
