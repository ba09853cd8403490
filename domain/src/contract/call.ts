/**
 * The wire name and method of every call: all that a client needs at run time. Contracts add permissions and schemas;
 * a page that only sends calls does not load those.
 */
export type Call = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A POST that changes nothing: its input must not stand in an address. */
  readonly reads?: true;
  /** A GET that a POST with a JSON body also makes: a filter that names a person must not stand in an address. */
  readonly searches?: true;
  /** The path under /api if it is not the name, which must not contain '/'. */
  readonly route?: string;
  /** Needs no function key: only for what the app calls before it knows the key. */
  readonly keyless?: true;
};

export const get = <Name extends string>(name: Name) =>
  ({ name, method: 'GET' }) as const satisfies Call;
export const post = <Name extends string>(name: Name) =>
  ({ name, method: 'POST' }) as const satisfies Call;
export const del = <Name extends string>(name: Name) =>
  ({ name, method: 'DELETE' }) as const satisfies Call;
