import * as z from 'zod';
import { MAX_PAGE_SIZE, NAME_LENGTH, PAGE_SIZE, PAGE_TOKEN_LENGTH, URL_LENGTH } from '../limits.ts';
import { said } from '../messages/said.ts';
import type { MessageCode } from '../messages.ts';
import { emailKey, plainAddress } from '../rules/keys.ts';
import { hasWebAddress, isVisible } from '../rules/visible-text.ts';
import { leftOut } from './listed.ts';

/** The only ids that the stores accept; no other text can be the id of a record. */
export const Id = z.string(said('ID_INVALID')).regex(/^[A-Za-z0-9_-]{1,64}$/, said('ID_INVALID'));

/** An id, with the specification's message for a missing one. */
export const IdOf = (missing: MessageCode) => z.string(missing).trim().min(1, missing).pipe(Id);

/** Required text, with the messages for missing and too long. */
export const required = (
  missing: MessageCode,
  tooLong: MessageCode,
  { minimum = 1, maximum = NAME_LENGTH } = {},
) => z.string(missing).trim().min(minimum, missing).max(maximum, tooLong);

/** A name on one line without invisible characters. */
export const RequiredName = (missing: MessageCode, tooLong: MessageCode, maximum = NAME_LENGTH) =>
  required(missing, tooLong, { maximum }).refine(isVisible, said('INVISIBLE_CHARACTERS'));

/** A person's name. It appears in our mails, so it must not contain text that mail programs turn into a link. */
export const PersonName = (missing: MessageCode, tooLong: MessageCode) =>
  RequiredName(missing, tooLong).refine((name) => !hasWebAddress(name), said('NAME_IS_ADDRESS'));

/** What the mail standard allows before the `@` without quotes, except `%`, which some servers forward by. */
const MAILBOX = /^[a-z0-9!#$&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$&'*+/=?^_`{|}~-]+)*$/;
const MAIL_DOMAIN = /^([a-z0-9-]+\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;
/** The middle dots are part of Catalan and Japanese names. */
const DOMAIN_LETTERS = /@[\p{L}\p{M}\p{N}.\-\u00b7\u30fb\u3002]+$/u;

/**
 * An e-mail address as the mail standard defines it, without what nobody sees. The domain may have letters of every
 * script, and is stored so. Letters with accents before the `@` are refused: neither the directory nor most mail servers
 * take them. So are a quoted name and an IP address: they reach other mailboxes than those that people read.
 */
export const Email = (limits: { minimum?: number } = {}) =>
  Address(limits).pipe(z.string().refine(isEmail, said('EMAIL_INVALID')));

/** An address that something is looked up by. It need not be one that mails can be sent to, and is never empty. */
export const Address = ({ minimum = 1 }: { minimum?: number } = {}) =>
  z
    .string('EMAIL_REQUIRED')
    .overwrite(plainAddress)
    .min(minimum, 'EMAIL_REQUIRED')
    .max(NAME_LENGTH, 'EMAIL_TOO_LONG');

function isEmail(address: string): boolean {
  const key = emailKey(address);
  const at = key.lastIndexOf('@');
  const isKey = MAILBOX.test(key.slice(0, at)) && MAIL_DOMAIN.test(key.slice(at + 1));
  return isKey && DOMAIN_LETTERS.test(address);
}

/** The address of a page for people outside, or ''. Its host is a name, and nothing in it hides where it leads. */
export const OptionalPage = (invalid: MessageCode) =>
  z
    .string()
    .trim()
    .max(URL_LENGTH, invalid)
    .refine((text) => text === '' || isPage(text), invalid)
    .optional();

const Page = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const isPage = (text: string) =>
  Page.safeParse(text).success && /^https:\/\/[^\s@\\"<>`]+$/.test(text) && isVisible(text);

/*
 * Only inputs have length limits. Outputs are plain text and lists of any length: one long value that was stored once,
 * or comes from another system, must not make a whole list unreadable.
 */
export const Name = z.string().trim().max(NAME_LENGTH);
export const OptionalName = Name.refine(isVisible, said('INVISIBLE_CHARACTERS')).default('');
/** A file in an input: its stored path, or the signed URL that the API returned for it. */
export const FileUrl = z.string().max(URL_LENGTH);
export const IsoDate = z.iso.datetime({ offset: true });
export const Etag = z.string().max(NAME_LENGTH);

/** An id made by the client, so that a retried create is idempotent. */
export const RequestId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Whether a range of dates does not end before it starts. An open end is in order. */
export const areInOrder = (from: string | undefined, to: string | undefined): boolean =>
  !from || !to || Date.parse(from) <= Date.parse(to);

export const Direction = z.enum(['ascending', 'descending']);

export const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/**
 * Runs a check over several fields unless one of them cannot be read. Without it, zod skips the check for any wrong
 * field, so that people read its messages only after they have corrected that one.
 */
export const whenReadable = (...fields: readonly string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every((issue) => {
      const [field] = issue.path ?? [];
      return issue.continue || (field !== undefined && !fields.includes(String(field)));
    }),
});

/** The fields of creates and of updates, in addition to the record's. */
export const creation = { requestId: RequestId.optional() };
export const revision = { id: Id, etag: Etag.optional() };

export const Done = z.object({});
/** The ETag that the next change has to show. */
export const Saved = z.object({ etag: z.string() });
export const Created = z.object({ id: Id });
export const items = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), ...leftOut });

/** A page of a list that grows over time. `page` is the opaque `nextPage` or `previousPage` of the page beside it. */
export const PageQuery = z.object({
  page: z.string().max(PAGE_TOKEN_LENGTH).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
/** The tokens of the pages around a page. */
export const pagesAround = {
  nextPage: z.string().optional(),
  previousPage: z.string().optional(),
};
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    ...pagesAround,
    ...leftOut,
  });
