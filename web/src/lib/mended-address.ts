import { sanitizeId } from './sanitize-id.ts';

type Address = { pathname: string; search: string; hash: string };

const INVITE = /^\/+invite\/*/i;
/** Not the end of another word, such as "my-code". */
const FIELD = /(?:^|[^a-z0-9_-])(?:email|code)=/i;
const RESULT = /^\/+(quiz|results)\/+([^/]+)(\/complete)?\/*[^\w/-]*$/i;

/** Another path, but for the pages that say by name what was deleted: names may end like this. */
const SIGN_BEHIND = /^(\/(?:[\w/-]*\w)?)\/?[\s)\]>.,;:!"'”’»]+$/;

/**
 * Returns the address that a changed link means. Safe Links and other rewriters encode `#`, once or twice, so that the
 * fields of an invite become part of the path. Mail programs take the sign behind a link for a part of it. Other
 * addresses are returned unchanged.
 */
export function mendedAddress(address: Address): Address {
  const { pathname, hash } = address;
  const plain = decodedWhole(pathname);
  const behind = plain.replace(INVITE, '');
  // "/invites" is another page. Without `#`, the path goes on with the first field.
  if (behind !== plain && (!/^[\w-]/.test(behind) || FIELD.test(behind))) {
    const fields = pathname.replace(INVITE, '').replace(/^%(?:25)*(?:23|3F)/i, '');
    const parts = [/\w/.test(behind) && fields, hash.slice(1)].filter(Boolean);
    return { ...address, pathname: '/invite', hash: parts.length ? `#${parts.join('&')}` : '' };
  }
  const [, place = '', text = '', end = ''] = RESULT.exec(plain) ?? [];
  const id = sanitizeId(text.replace(/^[^\w-]+/, '').replace(/[#?&<>()[\]"'|].*$/, ''));
  if (id) return { ...address, pathname: `/${place.toLowerCase()}/${id}${end.toLowerCase()}` };
  const [, path] = SIGN_BEHIND.exec(plain) ?? [];
  return path && !path.includes('/delete/') ? { ...address, pathname: path } : address;
}

/** Corrects the address of the page that has been opened, before anything reads it. */
export function mendAddress() {
  const { pathname, search, hash } = mendedAddress(location);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + search + hash);
}

/** Text without any encoding of a link or of HTML, however often it was encoded. */
export function decodedWhole(text: string): string {
  const decoded = text
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        return run;
      }
    })
    .replace(/&amp(?:;|(?=\w+=))/gi, '&')
    .replace(/&#(x?)([0-9a-f]{2,4});/gi, (_, hex, digits) =>
      String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
    )
    // Signs that nobody sees, and the full-width letters of Chinese and Japanese keyboards.
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC');
  return decoded === text ? text : decodedWhole(decoded);
}
