import { inviteMail, type MailText } from '@vse/domain/mail-templates';
import { emailKey, type InviteDoc, type Records } from './records.ts';

/** What the mail of an invite says. */
export type InviteMailOf = (invite: InviteDoc) => Promise<MailText>;

/**
 * In the words of today: the inviter's and the provider's names as they are now. Made anew for each call, it asks for the
 * names but once, for however many invites of theirs.
 */
export function inviteMails({ userSettings, providers }: Records, siteUrl: string): InviteMailOf {
  async function namesOf(salesperson: string, provider: string) {
    const where = [{ field: 'emailKey', equals: salesperson }];
    const [people, company] = await Promise.all([
      userSettings.page({ where, limit: 1 }),
      providers.read(provider),
    ]);
    const person = people.items[0]?.doc;
    return {
      inviter: person && `${person.firstName} ${person.lastName}`,
      provider: company?.doc.name,
    };
  }

  const known = new Map<string, ReturnType<typeof namesOf>>();
  return async ({ name, email, code, expiresDate, salesperson, provider }) => {
    const side = JSON.stringify([emailKey(salesperson), provider]);
    const names = known.get(side) ?? namesOf(emailKey(salesperson), provider);
    known.set(side, names);
    return inviteMail({ ...{ name, email, code, expiresDate, siteUrl }, ...(await names) });
  };
}
