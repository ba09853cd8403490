import type { MessageCode } from '../messages.ts';

export type Params = Readonly<Record<string, string>>;
/** A message with what fills its places. */
export type Said = { code: MessageCode; params?: Params };

/**
 * A message where only a string fits, such as a schema's message or a reason that is stored: its code, with any params
 * behind it as in a URL.
 */
export const said = (code: MessageCode, params?: Params): string =>
  params ? `${code}?${new URLSearchParams(params)}` : code;

/** The code and params of such a string. Other text comes back whole as the code: nobody has a sentence for it. */
export function heard(text: string): { code: string; params?: Params } {
  const [, code = text, params] = /^([A-Z][A-Z_]+)(?:\?(.*))?$/s.exec(text) ?? [];
  return params === undefined
    ? { code }
    : { code, params: Object.fromEntries(new URLSearchParams(params)) };
}

/** A sentence with its places filled. */
export const filled = (sentence: string, params: Params = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
