/** A failed test: its Vitest project, or 'e2e'. */
export type FailedTest = { project: string; file: string; line?: number | undefined };

const COMMANDS: Record<string, string> = {
  unit: 'npm run test:unit --',
  app: 'npm run test:unit --',
  'wire-sqlite': 'npm run test:wire --',
  'wire-cosmos': 'npm run test:wire --',
  queries: 'npm run test:wire --',
  faults: 'npm run test:faults --',
  e2e: 'npm run test:e2e --',
};

/** The commands that run failed tests alone. The rows of a table have one line, and one command. */
export function failedAlone(failed: readonly FailedTest[]): string {
  const commands = failed.map(({ project, file, line }) => {
    const command = COMMANDS[project] ?? `npx vitest run --project ${project}`;
    return `  ${command} ${file}${line === undefined ? '' : `:${line}`}`;
  });
  return ['Run alone what failed:', ...new Set(commands)].join('\n');
}
