import type { TestProject } from 'vitest/node';
import { type CloudOptions, startCloud } from './cloud.ts';

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
  }
}

/** Starts the local cloud with the sample catalogue for a project's tests, and returns a function that stops it. */
export async function provideCloud(project: TestProject, store: CloudOptions['store']) {
  const cloud = await startCloud({ store, seed: true });
  const { apiUrl, functionKey, mailboxUrl, graphUrl, dataDir, invites } = cloud;
  project.provide('cloud', { store, apiUrl, functionKey, mailboxUrl, graphUrl, dataDir, invites });
  return () => cloud.stop();
}
