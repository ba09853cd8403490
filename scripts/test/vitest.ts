import { runTool } from './tool.ts';

/** Runs Vitest projects: all their tests, or only the files named on the command line. */
export async function runProjects(...projects: string[]): Promise<void> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  process.exitCode = await runTool('vitest', ['run', ...chosen, ...process.argv.slice(2)]);
}
