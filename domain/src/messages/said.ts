import type { MessageCode } from '../messages.ts';

export type Params = Readonly<Record<string, string>>;
/** A message and the values of its placeholders. */
export type Said = { code: MessageCode; params?: Params };

/**
 * Encodes a message as one string, for a schema's message or a stored reason: the code, and the params as a query.
 * `heard` decodes it, and `filled` makes the sentence.
 */
export const said = (code: MessageCode, params?: Params): string =>
  params ? `${code}?${new URLSearchParams(params)}` : code;

/** Decodes a string of `said`. Other text is returned whole as the code, which has no sentence. */
export function heard(text: string): { code: string; params?: Params } {
  const [, code = text, params] = /^([A-Z][A-Z_]+)(?:\?(.*))?$/s.exec(text) ?? [];
  return params === undefined
    ? { code }
    : { code, params: Object.fromEntries(new URLSearchParams(params)) };
}

/** Replaces the placeholders of a sentence. */
export const filled = (sentence: string, params: Params = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => params[name] ?? place);
