import type { TestProject } from 'vitest/node';
import { findBicep } from '../../scripts/test/bicep.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface ProvidedContext {
    bicep: string | null;
  }
}

/** Finds a Bicep CLI for all tests. Where there is none, a banner says what is skipped. */
export function setup(project: TestProject): void {
  const bicep = findBicep();
  if (!bicep) {
    const line = '!'.repeat(100);
    console.warn(
      `\n${line}\nNo Bicep CLI: the templates are NOT compiled here, and the tests that need it are skipped and counted\n` +
        `as such. The tests over the templates' text run. \`npm run infra:check\` restores a CLI through dotnet.\n${line}\n`,
    );
  }
  project.provide('bicep', bicep ?? null);
}
