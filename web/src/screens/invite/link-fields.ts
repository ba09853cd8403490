type Fields = { email: string; code: string };
type Address = { pathname: string; search: string; hash: string };

const NAMES = ['email', 'code'] as const;
const partsOf = ({ search, hash }: Address) => ({
  search: new URLSearchParams(search),
  hash: new URLSearchParams(hash.slice(1)),
});

/** The e-mail and code in an address: after `#`, or in the query as in older links. */
export function linkedFields(address: Address): Fields | undefined {
  const { search, hash } = partsOf(address);
  const find = (name: string) => hash.get(name) || search.get(name) || '';
  const fields = { email: find('email'), code: find('code') };
  return fields.email || fields.code ? fields : undefined;
}

/** The address without e-mail and code; everything else stays. */
export function withoutFields(address: Address): Address {
  const { search, hash } = partsOf(address);
  for (const name of NAMES) {
    search.delete(name);
    hash.delete(name);
  }
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
