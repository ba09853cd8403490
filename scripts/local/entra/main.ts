import { parseArgs } from 'node:util';
import { giveUp, oneLine, serve } from '../child.ts';
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
  await serve('Entra', server, Number(values.port), () => vault.close());
}

main().catch((error: unknown) => giveUp(oneLine(error)));
