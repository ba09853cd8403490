import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutants } from './mutants.ts';

const SCRIPT = fileURLToPath(new URL('./simulate.ts', import.meta.url));
/** Each defect must be found in the worlds of this many seeds. */
const SEEDS = 200;
const STEPS = 500;

/**
 * Plants one defect after another, as many at a time as there are processors, and prints for each the seed that finds
 * it and the invariant that failed. `named` plants only those whose name has these words. Returns the exit code.
 */
export async function findMutants(say: (line: string) => void, named = ''): Promise<number> {
  const planted = mutants.filter(({ name }) => name.includes(named));
  const waiting = [...planted];
  let found = 0;
  say('seed  step  invariant   planted defect');
  async function work(): Promise<void> {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift())
      if (await isFound(mutant, say)) found += 1;
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  say(`${found} of ${planted.length} defects found`);
  return planted.length > 0 && found === planted.length ? 0 : 1;
}

async function isFound({ name }: Mutant, say: (line: string) => void): Promise<boolean> {
  const args = [SCRIPT, '--seeds', `${SEEDS}`, '--steps', `${STEPS}`];
  const env = { ...process.env, VSE_MUTANT: name };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const [, seed, step, invariant] =
    /^VIOLATED by seed (\d+) in step (\d+): (\w+)/m.exec(printed) ?? [];
  say(
    [seed ?? '-', step ?? '-', invariant ?? 'SURVIVED', name]
      .map((cell, at) => cell.padEnd([6, 6, 12][at] ?? 0))
      .join(''),
  );
  return seed !== undefined;
}
