import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type CloudOptions, startCloud } from './cloud.ts';
import { queriesFileIn } from './query-shapes.ts';

/** The local cloud of a wire project, which its tests read with `inject('cloud')`. */
export type ProvidedCloud = {
  store: CloudOptions['store'];
  apiUrl: string;
  functionKey: string;
  mailboxUrl: string;
  graphUrl: string;
  dataDir: string;
  invites: { email: string; code: string }[];
};

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface ProvidedContext {
    cloud: ProvidedCloud;
    /** Where the API of the project wire-sqlite writes what it asks its records for. */
    queriesFile?: string;
  }
}

/** Starts the local cloud with the sample catalogue for a project's tests, and returns a function that stops it. */
export async function provideCloud(project: TestProject, store: CloudOptions['store']) {
  const entry = resolve(import.meta.dirname, 'recorded-api.ts');
  const cloud = await startCloud({ store, seed: true, entry });
  const { apiUrl, functionKey, mailboxUrl, graphUrl, dataDir, invites } = cloud;
  project.provide('cloud', { store, apiUrl, functionKey, mailboxUrl, graphUrl, dataDir, invites });
  if (store === 'sqlite') project.vitest.provide('queriesFile', queriesFileIn(dataDir));
  return () => cloud.stop();
}
