import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { ControlRequest } from '../../scripts/local/graph/control.ts';
import type { Control as MailControl } from '../../scripts/local/mailbox/wire.ts';

type Urls = { apiUrl: string; functionKey: string; mailboxUrl: string; graphUrl: string };
type Claims = Record<string, unknown>;

const Mailbox = z.object({
  offered: z.number(),
  mails: z.array(z.object({ subject: z.string(), plainText: z.string(), html: z.string() })),
});
const People = z.object({
  users: z.array(z.looseObject({ id: z.string(), mail: z.string().nullish() })),
  groups: z.array(z.object({ id: z.string(), role: z.string(), members: z.array(z.string()) })),
});

/** Tells a stand-in how to behave; answers what it answers. */
export async function tell(url: string, control: object): Promise<unknown> {
  const response = await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(control) });
  if (!response.ok) throw new Error(`${url} refused ${JSON.stringify(control)}`);
  return response.json();
}

/** A signed token of an account of the sample, or of anybody with the claims given. */
export async function mintToken(
  entraUrl: string,
  request: { account: string; claims?: Claims } & Record<string, unknown>,
): Promise<string> {
  return z.object({ token: z.string() }).parse(await tell(entraUrl, request)).token;
}

const LOOKS = 300;
const LOOK_MS = 100;
/** How many looks pass between two runs of the mail timer. */
const LOOKS_PER_RUN = 10;

/** What the local mailbox and the local directory hold. `urls` is asked at each call. */
export function createStandIns(urls: () => Urls) {
  async function mailbox(to: string) {
    const query = new URLSearchParams({ to });
    return Mailbox.parse(await (await fetch(`${urls().mailboxUrl}/mailbox.json?${query}`)).json());
  }

  /** Starts a run of all timers out of their schedule. */
  async function startTimers() {
    const { apiUrl, functionKey } = urls();
    const url = new URL('/admin/functions/timers', apiUrl);
    await fetch(url, { method: 'POST', headers: { 'x-functions-key': functionKey } });
  }

  return {
    startTimers,
    /**
     * What the mailbox received for an address, newest first, once there is as much as expected: sending may outlast
     * the call that began it. After half a minute what there is then.
     */
    async mailsTo(address: string, expected = 0) {
      let { mails } = await mailbox(address);
      for (let look = 0; look < LOOKS && mails.length < expected; look++) {
        if (look % LOOKS_PER_RUN === LOOKS_PER_RUN - 1)
          // A guest's mail waits for it while the mail of another test's user is being sent.
          await startTimers();
        await pause(LOOK_MS);
        ({ mails } = await mailbox(address));
      }
      return mails;
    },
    /** How often a mail was offered to the service, whether or not it was taken. */
    offeredMails: async () => (await mailbox('nobody')).offered,
    /** The accounts with an e-mail address; the role groups of the first, by their ids and their roles. */
    async inDirectory(email: string) {
      const state = await (await fetch(`${urls().graphUrl}/state.json`)).json();
      const { users, groups } = People.parse(state);
      const accounts = users.filter(({ mail }) => mail?.toLowerCase() === email.toLowerCase());
      const id = accounts[0]?.id ?? '';
      const own = groups.filter(({ members }) => members.includes(id));
      return {
        id,
        accounts: accounts.length,
        groups: own.map((group) => group.id),
        roles: own.map(({ role }) => role),
      };
    },
    tellMailbox: (control: MailControl) => tell(urls().mailboxUrl, control),
    tellDirectory: (control: ControlRequest) => tell(urls().graphUrl, control),
  };
}
