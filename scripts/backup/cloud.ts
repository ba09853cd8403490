import { existsSync } from 'node:fs';
import type { ContainerClient } from '@azure/storage-blob';
import * as z from 'zod';
import { openBlobService } from '../../api/src/clients/blob-service.ts';
import { blobServiceUrl } from '../../api/src/clients/blobs.ts';
import { recordsSignal } from '../../api/src/clients/deadline.ts';
import { openStore } from '../../api/src/store/open-store.ts';
import type { Store } from '../../api/src/store/store.ts';

/** The records and files of a deployment, or of the local cloud. */
export type Cloud = {
  /** Where they are, for people. */
  title: string;
  /** The records as they are stored, in whichever version. */
  store: Store;
  files(container: string): ContainerClient;
};

/** What a person did wrong. The message says what to do. */
export class Refusal extends Error {}

const text = z.string().min(1).optional();
/** The API's own settings of its records and files. */
const Settings = z.object({
  COSMOS_ENDPOINT: z.url().optional(),
  COSMOS_KEY: text,
  SQLITE_FILE: text,
  BLOB_ACCOUNT_URL: z.url().optional(),
  BLOB_CONNECTION_STRING: text,
});

/** Opens the cloud that the environment names. Throws Refusal where it names none, or a file that is not there. */
export async function openCloud(env: NodeJS.ProcessEnv, isNew: boolean): Promise<Cloud> {
  const settings = Settings.parse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
  );
  const { COSMOS_ENDPOINT, SQLITE_FILE } = settings;
  const records = COSMOS_ENDPOINT ?? SQLITE_FILE;
  const files = blobServiceUrl(settings);
  if (!records || !files)
    throw new Refusal(
      'Name the records by COSMOS_ENDPOINT or SQLITE_FILE, and the files by BLOB_ACCOUNT_URL or BLOB_CONNECTION_STRING.',
    );
  if (!COSMOS_ENDPOINT && !isNew && !existsSync(records))
    throw new Refusal(`There is no file ${records}.`);
  const service = openBlobService(settings);
  return {
    title: `${records} and ${files}`,
    store: await openStore(settings, recordsSignal),
    files: (container) => service.container(container),
  };
}
