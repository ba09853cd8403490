import { fill, type Show, type Values } from './message.ts';

/**
 * Makes words of texts: one with places is a function of their values, another one stays a string. `show` marks what is
 * put into sentences.
 */
export const readWords = <Words>(
  texts: object,
  language: string,
  show: Show = (value) => value,
): Words =>
  JSON.parse(JSON.stringify(texts), (key, text) =>
    /\{/.test(text) ? (values: Values) => fill(text, values, language, show, key) : text,
  );
