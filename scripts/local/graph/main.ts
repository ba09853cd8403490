import { parseArgs } from 'node:util';
import { giveUp, oneLine, serve } from '../child.ts';
import { openDirectory } from './directory.ts';
import { graphServer } from './server.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, port: { type: 'string', default: '4901' } },
  });
  if (values.file === undefined) throw new Error('--file is missing');
  const directory = openDirectory(values.file);
  const server = graphServer(directory);
  await serve('Graph', server, Number(values.port), () => directory.close());
}

main().catch((error: unknown) => giveUp(oneLine(error)));
