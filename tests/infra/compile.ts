import type { TestProject } from 'vitest/node';
import { compileAll, findBicep } from '../../scripts/test/bicep.ts';

export type Compiled = { findings: string[]; templates: Record<string, unknown> };

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  export interface ProvidedContext {
    compiled: Compiled | null;
  }
}

/** Compiles the templates once, where there is a Bicep CLI; says loudly where there is none. */
export function setup(project: TestProject): void {
  const bicep = findBicep();
  if (!bicep) {
    const line = '!'.repeat(100);
    console.warn(
      `\n${line}\nNo Bicep CLI (bicep, az bicep, or BICEP): the templates are NOT compiled here, and the tests over ARM\n` +
        `JSON are skipped and counted as such. The tests over the templates' text run.\n${line}\n`,
    );
  }
  project.provide('compiled', bicep ? compileAll(bicep) : null);
}
