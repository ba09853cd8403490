import { parseArgs } from 'node:util';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { closeServer, listen } from '../listen.ts';
import { entraServer } from './server.ts';
import { openVault } from './vault.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      port: { type: 'string', default: '4902' },
      graph: { type: 'string' },
      redirect: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values.file === undefined) throw new Error('--file is missing');
  const vault = openVault(values.file);
  const server = await entraServer(vault, { graph: values.graph, redirectUris: values.redirect });
  const port = await listen(server, Number(values.port));
  endWithParent(async () => {
    await closeServer(server);
    vault.close();
  });
  await ready();
  if (process.send === undefined) console.log(`Entra on http://127.0.0.1:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
