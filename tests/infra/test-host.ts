import { resolve } from 'node:path';
import { startPart } from '../../scripts/local/part.ts';
import { anyPort } from '../../scripts/local/ports.ts';
import { HOUSE } from '../support/house.ts';

const SCRIPT = resolve(import.meta.dirname, '../../scripts/local/host/main.ts');

/** Starts the local host on a free port, with these settings beside those of every house. `say` gets what it prints. */
export async function startTestHost(
  env: Record<string, string>,
  { args = [], say = () => {} }: { args?: string[]; say?: (line: string) => void } = {},
) {
  const port = await anyPort();
  const part = startPart({
    title: 'Host',
    script: SCRIPT,
    args: [...args, '--port', `${port}`],
    env: { PATH: process.env.PATH, FUNCTION_KEY: 'key', ...HOUSE, ...env },
    lost: (line) => console.error(line),
    say,
  });
  await part.up();
  return { part, origin: `http://127.0.0.1:${port}` };
}
