/** What a mail says. The HTML form is made of the same words (`htmlOf`), so that there is one text to keep. */
export type MailText = { subject: string; plainText: string };

type InviteWords = {
  name: string;
  /** Who invites: a person's name and a provider's. Undefined for who is not known any more. */
  inviter: string | undefined;
  provider: string | undefined;
  siteUrl: string;
  email: string;
  code: string;
  expiresDate: string;
};

/** After a quiz invite: the site's /invite link and the six-character code (specification, text 1 section 7). */
export function inviteMail({
  name,
  siteUrl,
  email,
  code,
  expiresDate,
  ...who
}: InviteWords): MailText {
  const link = `${bare(siteUrl)}/invite?${new URLSearchParams({ email, code })}`;
  return {
    subject: 'Your invitation to find your fragrance',
    plainText: paragraphs(
      `Hello ${oneLine(name)},`,
      `${invitesYou(who)} to a short quiz of pictures and choices. At the end you will see the fragrances that suit you best. It takes about three minutes, and your answers are saved as you go.`,
      `Begin here:\n${link}`,
      `If you are asked for it, your invite code is ${code}. The invitation is valid until ${dateOf(expiresDate)}.`,
      'We wish you a good time finding your scent.',
    ),
  };
}

/** The provider is who the quiz is for, which need not be whom the person works for. */
function invitesYou({ inviter, provider }: Pick<InviteWords, 'inviter' | 'provider'>): string {
  if (inviter && provider)
    return `${oneLine(inviter)} invites you on behalf of ${oneLine(provider)}`;
  const who = inviter ?? provider;
  return who ? `${oneLine(who)} invites you` : 'You are invited';
}

type UserWords = { firstName: string; siteUrl: string; redeemUrl: string | undefined };

/** After a user is created: the way into the application, for a guest through the directory's own invitation first. */
export function userMail({ firstName, siteUrl, redeemUrl }: UserWords): MailText {
  return {
    subject: 'Your access to VSE',
    plainText: paragraphs(
      `Hello ${oneLine(firstName)},`,
      'You have been given access to VSE, the fragrance-recommendation quiz and its back office.',
      redeemUrl ? `Please accept the invitation of our directory first:\n${redeemUrl}` : undefined,
      `Then sign in with your work account:\n${bare(siteUrl)}/login`,
    ),
  };
}

/** The simple HTML form of a plain text: its paragraphs, its lines, its links, and nothing that could be markup. */
export function htmlOf(plainText: string): string {
  const body = plainText
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(escaped(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1f1b16">${body}</body></html>`;
}

const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
/** A name is one line, whatever was typed: it must not be able to look like text of ours. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const dateOf = (isoDate: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
const bare = (url: string) => url.replace(/\/$/, '');
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#7d5200">${url}</a>`);
