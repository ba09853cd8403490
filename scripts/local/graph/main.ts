import { parseArgs } from 'node:util';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { closeServer, listen } from '../listen.ts';
import { openDirectory } from './directory.ts';
import { graphServer } from './server.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, port: { type: 'string', default: '4901' } },
  });
  if (values.file === undefined) throw new Error('--file is missing');
  const directory = openDirectory(values.file);
  const server = graphServer(directory);
  const port = await listen(server, Number(values.port));
  endWithParent(async () => {
    await closeServer(server);
    directory.close();
  });
  await ready();
  if (process.send === undefined) console.log(`Graph on http://127.0.0.1:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
