import { inviteLink } from '@vse/domain/rules/invite-link';
import type { Cloud } from './cloud.ts';

const INVITES = 2;

/** Prints the addresses and two invites to try. */
export function printWelcome(cloud: Cloud, say: (line: string) => void): void {
  const { webUrl, mailboxUrl } = cloud;
  say('');
  say(`App              ${webUrl}`);
  say(`API description  ${webUrl}/api/docs and ${webUrl}/api/openapi.json`);
  say(`Mailbox          ${mailboxUrl}`);
  for (const { email, code } of cloud.invites.slice(0, INVITES)) {
    say(`Invite           ${email}  code ${code}`);
    say(`                 ${inviteLink(webUrl, { email, code })}`);
  }
  say('');
  say('Ctrl-C ends it; the data stays.');
}
