import { expect, test } from 'vitest';
import { runProgram } from '../../scripts/deploy/run-program.ts';

const node = (limit: number | undefined, script: string, env?: Record<string, string>) =>
  runProgram(limit)(process.execPath, ['-e', script], env);

test('a program gets additions to the environment, and succeeds with 0 only', async () => {
  const script = 'process.exit(process.env.VSE_TEST === "yes" && process.env.PATH ? 0 : 7)';
  await node(undefined, script, { VSE_TEST: 'yes' });
  await expect(node(undefined, script)).rejects.toThrow(/node ended with 7/);
});

test('a program that hangs is ended, also where it ignores a polite end', async () => {
  const script = 'process.on("SIGTERM", () => {}); setTimeout(() => {}, 60_000)';
  await expect(node(600, script)).rejects.toThrow('was ended: it ran for 0.01 minutes.');
});

test('a program that does not exist is reported', async () => {
  await expect(runProgram()('/nothing/here', [])).rejects.toThrow('ENOENT');
});
