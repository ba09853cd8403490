import { runOn } from './run.ts';
import { backUp } from './steps.ts';

const HELP = `npm run backup -- --to DIR     writes all records and files of a cloud into a folder

COSMOS_ENDPOINT or SQLITE_FILE names the records, BLOB_ACCOUNT_URL or BLOB_CONNECTION_STRING the files.
A backup that was cut off begins again in the same folder, and keeps the files that are there.`;

await runOn(HELP, 'to', {}, (cloud, folder) => backUp(cloud, folder, (line) => console.log(line)));
