import { parseArgs } from 'node:util';
import { endWithParent, giveUp, oneLine, ready } from '../child.ts';
import { closeServer, listen } from '../listen.ts';
import { openMails } from './mails.ts';
import { mailboxServer } from './server.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, port: { type: 'string', default: '4900' } },
  });
  if (values.file === undefined) throw new Error('--file is missing');
  const mails = openMails(values.file);
  const server = mailboxServer(mails);
  const port = await listen(server, Number(values.port));
  endWithParent(async () => {
    await closeServer(server);
    mails.close();
  });
  await ready();
  if (process.send === undefined) console.log(`Mailbox on http://127.0.0.1:${port}`);
}

main().catch((error: unknown) => giveUp(oneLine(error)));
