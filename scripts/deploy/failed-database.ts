import { type Az, azRest } from './az.ts';
import { messageOf } from './explain.ts';
import { listed } from './infra.ts';

const TYPE = 'Microsoft.DocumentDB/databaseAccounts';
const API = '2025-10-15';

/** The database accounts that a resource group has before a run. */
export async function findAccounts(az: Az, group: string): Promise<string[]> {
  return (await listed(az, group, TYPE, API)).map(({ name }) => name);
}

type Tools = {
  az: Az;
  say: (line: string) => void;
  confirm: (question: string) => Promise<boolean | undefined>;
};

/**
 * A region without room leaves an account that failed and holds nothing; it must be gone before the next try. Deletes
 * it if it was made by this run and whoever deploys agrees. Never throws: the failure of the deployment is to be told.
 */
export async function deleteFailedAccounts(
  { az, say, confirm }: Tools,
  group: string,
  before: string[],
  asksNothing: boolean,
): Promise<void> {
  try {
    const now = await listed(az, group, TYPE, API);
    const failed = now.filter(
      ({ name, properties }) =>
        !before.includes(name) && properties?.provisioningState === 'Failed',
    );
    for (const { name } of failed) {
      const databases = await listed(az, group, `${TYPE}/${name}/sqlDatabases`, API);
      if (databases.length > 0) continue;
      const question = `The database account ${name}, which this run has made, failed and is empty. Delete it? (y/N) `;
      if (!asksNothing && !(await confirm(question))) {
        say(`  Left: the database account ${name}, which failed and is empty.`);
        continue;
      }
      const url = `https://management.azure.com/${group}/providers/${TYPE}/${name}?api-version=${API}`;
      await azRest(az, { method: 'delete', url });
      say(`  Deleted: the database account ${name}, which failed and was empty.`);
    }
  } catch (error) {
    say(`  Whether an empty database account is left could not be found out: ${messageOf(error)}`);
  }
}
