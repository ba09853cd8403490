import { escapeHtml } from './escape-html.ts';
import { inviteLink } from './invite-link.ts';
import { isolated } from './isolated.ts';
import { lastDayOf } from './last-day.ts';
import { withLinksFound } from './links.ts';

/**
 * The text of a mail. The HTML form is made from it (`htmlOf`), so that there is only one text to maintain. Without a
 * language it is in English.
 */
export type MailText = {
  subject: string;
  plainText: string;
  language?: string | undefined;
  /** Who gets the recipient's answer; the support without one. */
  replyTo?: string | undefined;
};

type InviteWords = {
  name: string;
  /** The names of the inviting person and provider, undefined when they are no longer known. */
  inviter: string | undefined;
  provider: string | undefined;
  siteUrl: string;
  email: string;
  code: string;
  expiresDate: string;
  /** The address of the privacy notice, and the id of the provider if it has one of its own. */
  notice?: string | undefined;
  noticeOf?: string | undefined;
  /** The address of the inviting person. */
  replyTo?: string | undefined;
};

/** Sent for a quiz invite: the site's /invite link and the six-character code (specification, text 1 section 7). */
export function inviteMail({
  name,
  siteUrl,
  email,
  code,
  expiresDate,
  notice,
  noticeOf,
  replyTo,
  ...who
}: InviteWords): MailText {
  const link = inviteLink(siteUrl, { email, code, provider: noticeOf });
  return {
    subject: 'Your invitation to find your fragrance',
    replyTo,
    plainText: paragraphs(
      `Hello ${oneLine(name)},`,
      `${invitesYou(who)} to a short quiz of pictures and choices. At the end you will see the fragrances that suit you best. It takes about three minutes, and your answers are saved as you go.`,
      `Begin here:\n${link}`,
      // On a line of its own without a full stop: people copy the whole line, and mail programs break links.
      `If you are asked for it, your invite code is:\n${code}`,
      `Or type your e-mail and code at:\n${siteUrl}`,
      `The invitation is valid until ${lastDayBefore(expiresDate)}.`,
      'We wish you a good time finding your scent.',
      noticeLine(notice),
    ),
  };
}

/** The provider is the one the quiz is for, which may not be the inviter's employer. */
function invitesYou({ inviter, provider }: Pick<InviteWords, 'inviter' | 'provider'>): string {
  if (inviter && provider)
    return `${oneLine(inviter)} invites you on behalf of ${oneLine(provider)}`;
  const who = inviter ?? provider;
  return who ? `${oneLine(who)} invites you` : 'You are invited';
}

type UserWords = {
  firstName: string;
  siteUrl: string;
  redeemUrl: string | undefined;
  notice?: string | undefined;
};

/** Sent after a user is created: the sign-in link, and for a guest the directory's own invitation first. */
export function userMail({ firstName, siteUrl, redeemUrl, notice }: UserWords): MailText {
  return {
    subject: 'Your access to VSE',
    plainText: paragraphs(
      `Hello ${oneLine(firstName)},`,
      'You have been given access to VSE, the fragrance-recommendation quiz and its back office.',
      redeemUrl ? `Please accept the invitation of our directory first:\n${redeemUrl}` : undefined,
      `Then sign in with your work account:\n${siteUrl}/login`,
      noticeLine(notice),
    ),
  };
}

type StaffWords = {
  subject: string;
  plainText: string;
  sender: string;
  senderEmail: string;
  company: string;
  notice?: string | undefined;
};

/** A message written by staff. It names its sender, so that nobody can send mail that looks like another person's. */
export function staffMail(written: StaffWords): MailText {
  const { subject, plainText, sender, senderEmail, company, notice } = written;
  const who = `${oneLine(sender)} writes to you on behalf of ${oneLine(company)}`;
  return {
    subject,
    replyTo: senderEmail,
    plainText: paragraphs(
      `${who}:`,
      plainText,
      `--\n${oneLine(sender)}, for ${oneLine(company)} (sent with VSE)\nVSE never asks for a password by e-mail.`,
      noticeLine(notice),
    ),
  };
}

/**
 * Mail programs choose the colors, of links too: one that is dark and keeps ours would show dark text on its own dark
 * ground. The head tells those that ask that the mail is readable on both.
 */
const HTML_HEAD =
  '<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}</style></head>';

/** Converts plain text to simple HTML: paragraphs, line breaks and links. All markup in the text is escaped. */
export function htmlOf(plainText: string, language = 'en'): string {
  const body = plainText
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkedHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return `<!doctype html><html lang="${language}">${HTML_HEAD}<body style="font:16px/1.5 sans-serif">${body}</body></html>`;
}

/** Escapes a text for HTML, and makes links of the addresses in it. */
export const linkedHtml = (text: string): string =>
  withLinksFound(text)
    .map(({ text: part, isLink }) => {
      const html = escapeHtml(part);
      return isLink ? `<a href="${html}">${html}</a>` : html;
    })
    .join('');

const noticeLine = (notice: string | undefined) => notice && `How we handle your data:\n${notice}`;
/** The parts that there are, with an empty line between them. */
export const paragraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');
/** Puts a name on one line and isolates its direction, so that it cannot look like text of ours. */
export const oneLine = (text: string) => isolated(text.replace(/\s+/g, ' ').trim());
const lastDayBefore = (end: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    lastDayOf(new Date(end)),
  );
