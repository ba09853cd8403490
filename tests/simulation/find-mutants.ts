import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { mutants } from './mutants.ts';

const SCRIPT = fileURLToPath(new URL('./simulate.ts', import.meta.url));
/** Each defect must be found in the worlds of this many seeds. */
const SEEDS = 200;
const STEPS = 500;

/** Plants one defect after another, and says which seed finds it. Returns the exit code. */
export async function findMutants(say: (line: string) => void): Promise<number> {
  let survivors = 0;
  for (const { name } of mutants) {
    const args = [SCRIPT, '--seeds', `${SEEDS}`, '--steps', `${STEPS}`];
    const env = { ...process.env, VSE_MUTANT: name };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const found = /^VIOLATED by (seed \d+ in step \d+: \w+)/m.exec(printed)?.[1];
    say(`${found ? 'found   ' : 'SURVIVED'} ${name}${found ? ` (${found})` : ''}`);
    if (!found) survivors += 1;
  }
  say(`${mutants.length - survivors} of ${mutants.length} defects found`);
  return survivors === 0 ? 0 : 1;
}
