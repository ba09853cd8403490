import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import { cleanEmail } from '@vse/domain/rules/redeem-rules';
import { decodedWhole } from '../../lib/mended-address.ts';

type Fields = { email: string; code: string };
type Address = { pathname: string; search: string; hash: string };

const paramsOf = ({ search, hash }: Address) => ({
  search: new URLSearchParams(search),
  hash: new URLSearchParams(hash.slice(1)),
});

/**
 * The e-mail and code in an address: after `#`, or in the query as in older links. Mail programs, rewriters of links, QR
 * codes and paper change an address: what they leave of the fields is read.
 */
export function linkedFields(address: Address): Fields | undefined {
  const fields = givenFields(address);
  if (isWhole(fields)) return fields;
  const { email = '', code = '' } = changedFields(address);
  return email || code ? { email: linkedEmail(email), code: linkedCode(code) } : undefined;
}

function givenFields(address: Address): Fields {
  const { search, hash } = paramsOf(address);
  const find = (name: string) => hash.get(name) || search.get(name) || '';
  return { email: find('email'), code: find('code') };
}

const isWhole = ({ email, code }: Fields) =>
  cleanEmail(email) === email && /@[^%=]+$/.test(email) && code.length === INVITE_CODE_LENGTH;

/** Each value ends where the next one begins: a sign of its own may have lost its encoding. */
const NAMED = /(?:^|[^a-z0-9_-])(email|code|provider)=(.*?)(?=[?#&;,|\s]+[\w.~-]+=|$)/gis;
/** The encoding of mails (RFC 2045), which some programs leave in a link: `=3D` for `=`, and `=` where a line ended. */
const QUOTED =
  /\bcode=3D[^\s&]{6}|=2[36](?:email|code)\b|\bemail=(?:3D)?[^&@]*=40|\bemail=3D[^&]*$/i;

type Named = Partial<Record<string, string>>;

function changedFields({ search, hash }: Address): Named {
  const parts = [hash, search].map((part) => part.slice(1));
  const decoded = decodedWhole(parts.filter(Boolean).join('&'));
  const text = QUOTED.test(decoded)
    ? decoded.replace(/=([2-7][0-9A-F])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    : decoded;
  const found: Named = {};
  for (const [, name = '', value = ''] of text.matchAll(NAMED))
    found[name.toLowerCase()] ||= value.trim();
  return found;
}

const linkedEmail = (text: string) => {
  // No address has a blank: there was a plus sign.
  const [name = '', domain] = cleanEmail(text.replace(/(\S) +(?=[^@]*@)/g, '$1+')).split('@');
  return domain === undefined ? name : `${name}@${domain.replaceAll('=', '')}`;
};

/** A code of letters and digits ends before the first other sign. */
const linkedCode = (text: string) => {
  if (text.length <= INVITE_CODE_LENGTH) return text;
  const joined = text.replaceAll('=', '');
  return /^[^a-z0-9]*([a-z0-9]{6})(?![a-z0-9])/i.exec(joined)?.[1] ?? joined;
};

/** The address without e-mail and code. Everything else stays, but for what is left of a changed link. */
export function withoutFields(address: Address): Address {
  const { search, hash } = paramsOf(address);
  const { provider } = changedFields(address);
  if (isWhole(givenFields(address))) for (const name of ['email', 'code']) hash.delete(name);
  else for (const name of [...hash.keys()]) hash.delete(name);
  if (provider) hash.set('provider', provider);
  for (const [name, value] of [...search])
    if (/(?:email|code)\W*(?:=|3D)/i.test(decodedWhole(`${name}=${value}`))) search.delete(name);
  const { pathname } = address;
  return { pathname, search: after('?', search), hash: after('#', hash) };
}

const after = (sign: string, parts: URLSearchParams) => (parts.size > 0 ? `${sign}${parts}` : '');

/** The fields stored in the history entry's state, so that a reload and Back still have them. */
export function keptFields(state: unknown): Fields | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('email' in state && 'code' in state)) return undefined;
  return { email: String(state.email), code: String(state.code) };
}
