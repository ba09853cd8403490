/** The word for a key that the server has sent. Undefined for one that a newer version may have. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
