/** Characters of a quoted text. */
const LONGEST = 60;
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * What a message may quote of a value that was sent or typed, which can be of any type and length: the beginning of a
 * text, or a number. Anything else is a question mark.
 */
export function quoted(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.toWellFormed().replace(UNSEEN, ' ').trim() : '';
  if (text === '') return '?';
  const characters = [...text.slice(0, 2 * LONGEST)];
  const isShort = text.length <= 2 * LONGEST && characters.length <= LONGEST;
  return isShort ? text : `${characters.slice(0, LONGEST).join('').toWellFormed()}…`;
}
