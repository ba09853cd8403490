import { inject } from 'vitest';
import { z } from 'zod';

const Mail = z.object({ subject: z.string(), plainText: z.string(), html: z.string() });

/** What the local mailbox received for an address, newest first. */
export async function mailsTo(address: string): Promise<z.output<typeof Mail>[]> {
  const query = new URLSearchParams({ to: address });
  const response = await fetch(`${inject('cloud').mailboxUrl}/mailbox.json?${query}`);
  return z.object({ mails: z.array(Mail) }).parse(await response.json()).mails;
}
