import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import blobContainers from '@vse/domain/data/blob-containers.json' with { type: 'json' };
import { type Az, azJson } from './az.ts';
import { messageOf } from './explain.ts';
import type { Outputs } from './infra.ts';
import { retry } from './retry.ts';
import type { RunProgram } from './run-program.ts';

/** Those that the samples have files in. */
const { files, filesWithoutLogo, logos } = blobContainers.containers;
const DATA_CONTRIBUTOR = '00000000-0000-0000-0000-000000000002';
const BLOB_CONTRIBUTOR = 'Storage Blob Data Contributor';

type Tools = { az: Az; run: RunProgram; sleep: (ms: number) => Promise<void> };

/** Loads the sample catalogue as the person who deploys, who gets the rights to write data for this long only. */
export async function loadSamples(
  tools: Tools,
  outputs: Outputs,
  subscription: string,
  values: Record<string, string>,
): Promise<void> {
  const { az, run } = tools;
  const made: Grant[] = [];
  const failures: string[] = [];
  try {
    for (const grant of await grantsFor(az, outputs, subscription))
      if (await isMade(az, grant)) made.push(grant);
    const script = resolve(import.meta.dirname, 'load-catalogue.ts');
    await retry(tools, UNTIL_GRANTED, () =>
      run(process.execPath, [script], environmentOf(outputs, values)),
    );
  } catch (error) {
    failures.push(messageOf(error));
  }
  const kept = await takeBack(az, made);
  if (kept.length > 0)
    failures.push('These rights to write data are still yours; take them back:', ...kept);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Removes every grant, and returns the commands of those that could not be removed. */
async function takeBack(az: Az, grants: Grant[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { remove } of grants)
    await az([...remove, '--output', 'none']).catch((error: unknown) =>
      kept.push(`  az ${remove.join(' ')}  (${messageOf(error)})`),
    );
  return kept;
}

type Grant = { create: string[]; remove: string[] };

/** False where the person has had that right before: then it is not ours to take away. */
async function isMade(az: Az, { create }: Grant): Promise<boolean> {
  try {
    await az([...create, '--output', 'none']);
    return true;
  } catch (error) {
    if (error instanceof Error && /RoleAssignmentExists/.test(error.message)) return false;
    throw error;
  }
}

/** A granted right needs minutes to hold; the ids of samples are derived, so a load that was cut off is run again. */
const UNTIL_GRANTED = { tries: 10, pauseMs: 30_000 };

const environmentOf = (outputs: Outputs, values: Record<string, string>) => ({
  SITE_URL: outputs.VSE_SITE_URL,
  // Derives the ids of samples, the same at each run; no secret.
  SERVER_SECRET: `the sample catalogue of ${outputs.VSE_COSMOS_ACCOUNT}`.padEnd(32, '.'),
  COSMOS_ENDPOINT: `https://${outputs.VSE_COSMOS_ACCOUNT}.documents.azure.com:443/`,
  BLOB_ACCOUNT_URL: `https://${outputs.VSE_BLOB_HOST}/`,
  SUPPORT_EMAIL: values.VSE_SUPPORT_EMAIL ?? '',
  COMPANY_PROVIDER: values.VSE_COMPANY_PROVIDER ?? '',
  COMPANY_DOMAIN: values.VSE_COMPANY_DOMAIN ?? '',
});

async function grantsFor(az: Az, outputs: Outputs, subscription: string): Promise<Grant[]> {
  const person = await principalId(az);
  const { AZURE_RESOURCE_GROUP: group, VSE_COSMOS_ACCOUNT: cosmos } = outputs;
  const account = ['--resource-group', group, '--account-name', cosmos];
  const id = guidOf(`${cosmos} ${person} samples`);
  const storage =
    `/subscriptions/${subscription}/resourceGroups/${group}/providers/Microsoft.Storage` +
    `/storageAccounts/${outputs.VSE_FILES_ACCOUNT}/blobServices/default/containers`;
  const role = ['cosmosdb', 'sql', 'role', 'assignment'];
  const named = ['--role-assignment-id', id];
  return [
    {
      create: [
        ...[...role, 'create', ...account, ...named],
        ...['--scope', '/', '--principal-id', person, '--role-definition-id', DATA_CONTRIBUTOR],
      ],
      remove: [...role, 'delete', ...account, ...named, '--yes'],
    },
    ...[files, filesWithoutLogo, logos].map((name) => {
      const what = ['--role', BLOB_CONTRIBUTOR, '--scope', `${storage}/${name}`];
      const assignment = ['role', 'assignment'];
      return {
        create: [...assignment, 'create', '--assignee-object-id', person, ...what],
        remove: [...assignment, 'delete', '--assignee', person, ...what],
      };
    }),
  ];
}

/** Who is signed in to `az`: a person, or the service principal of a workflow. */
async function principalId(az: Az): Promise<string> {
  const { user } = await azJson(az, ['account', 'show']);
  const found =
    user.type === 'user'
      ? await azJson(az, ['ad', 'signed-in-user', 'show'])
      : await azJson(az, ['ad', 'sp', 'show', '--id', user.name]);
  return String(found.id);
}

const guidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
