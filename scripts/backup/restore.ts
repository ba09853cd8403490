import { runOn } from './run.ts';
import { restore } from './steps.ts';

const HELP = `npm run restore -- --from DIR [--resume]     restores a backup into an empty cloud, and compares each record

COSMOS_ENDPOINT or SQLITE_FILE names the records, BLOB_ACCOUNT_URL or BLOB_CONNECTION_STRING the files.
With --resume, a restore of this backup that was cut off goes on.`;

await runOn(HELP, 'from', { resume: { type: 'boolean' } }, (cloud, folder, isOn) =>
  restore(cloud, folder, { isResumed: isOn('resume') }, (line) => console.log(line)),
);
