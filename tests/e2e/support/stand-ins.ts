import { z } from 'zod';

const Mailbox = z.object({
  mails: z.array(z.object({ subject: z.string(), plainText: z.string() })),
});
const Directory = z.object({
  users: z.array(z.looseObject({ id: z.string(), mail: z.string().nullish() })),
  groups: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
});

/** What the local mailbox received for an address, newest first. */
export async function mailsTo(address: string) {
  const query = new URLSearchParams({ to: address });
  const response = await fetch(`${process.env.E2E_MAILBOX_URL}/mailbox.json?${query}`);
  return Mailbox.parse(await response.json()).mails;
}

/** The directory's accounts with an e-mail address, and the roles whose groups the first is in. */
export async function inDirectory(email: string) {
  const response = await fetch(`${process.env.E2E_GRAPH_URL}/state.json`);
  const { users, groups } = Directory.parse(await response.json());
  const accounts = users.filter(({ mail }) => mail?.toLowerCase() === email.toLowerCase());
  const id = accounts[0]?.id ?? '';
  return {
    id,
    accounts: accounts.length,
    roles: groups.filter(({ members }) => members.includes(id)).map(({ role }) => role),
  };
}

/** Runs while the directory answers nothing but 503. */
export async function whileDirectoryIsDown(work: () => Promise<void>) {
  await control('unavailable');
  try {
    await work();
  } finally {
    await control('ok');
  }
}

async function control(mode: 'ok' | 'unavailable') {
  const response = await fetch(`${process.env.E2E_GRAPH_URL}/control`, {
    method: 'POST',
    body: JSON.stringify({ mode }),
  });
  if (!response.ok) throw new Error(`Graph control: ${response.status}`);
}
