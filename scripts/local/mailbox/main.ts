import { parseArgs } from 'node:util';
import { giveUp, oneLine, serve } from '../child.ts';
import { openMails } from './mails.ts';
import { mailboxServer } from './server.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { file: { type: 'string' }, port: { type: 'string', default: '4900' } },
  });
  if (values.file === undefined) throw new Error('--file is missing');
  const mails = openMails(values.file);
  const server = mailboxServer(mails);
  await serve('Mailbox', server, Number(values.port), () => mails.close());
}

main().catch((error: unknown) => giveUp(oneLine(error)));
