import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const script = resolve(import.meta.dirname, '../seed/seed.ts');

/** Loads the sample catalogue in a child process with the API's settings. */
export async function seed(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  say('Loading the sample catalogue…');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => say(`  ${line}`));
  const [code] = await once(child, 'close');
  process.off('exit', endWithUs);
  if (code !== 0) throw new Error('The sample catalogue could not be loaded; see the lines above.');
}
