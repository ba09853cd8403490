import { inviteMail, type MailText } from '@vse/domain/mail-templates';
import { emailKey, type InviteDoc, type Records } from './records.ts';

/** What the mail of an invite says, in the words of today: the inviter's and the provider's names as they are now. */
export async function inviteMailOf(
  { userSettings, providers }: Records,
  siteUrl: string,
  { name, email, code, expiresDate, salesperson, provider }: InviteDoc,
): Promise<MailText> {
  const where = [{ field: 'emailKey', equals: emailKey(salesperson) }];
  const [people, company] = await Promise.all([
    userSettings.page({ where, limit: 1 }),
    providers.read(provider),
  ]);
  const person = people.items[0]?.doc;
  return inviteMail({
    ...{ name, email, code, expiresDate, siteUrl },
    inviter: person && `${person.firstName} ${person.lastName}`,
    provider: company?.doc.name,
  });
}
