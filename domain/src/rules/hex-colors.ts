/** A color of a fragrance: #rgb or #rrggbb. */
export const HEX_COLOR = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;

/** A function of CSS is one part, whatever separates its numbers. */
const PARTS = /\b[a-z]+\([^()]*\)|[^\s,;]+/gi;
const AROUND = /^["'([]+|["')\].]+$/g;
/** rgb(179 146 95), rgb(179, 146, 95) and rgba(70%, 57%, 37%, 1). Transparent colors are none of a fragrance. */
const RGB =
  /^rgba?\(\s*(\S+?)[\s,]+(\S+?)[\s,]+([^\s,/]+?)\s*(?:[,/]\s*(?:1(?:\.0+)?|100%)\s*)?\)$/i;

/** The colors in a pasted text, and the parts of it that are none. Both in their order. */
export function hexColorsIn(text: string): { colors: string[]; others: string[] } {
  const colors: string[] = [];
  const others: string[] = [];
  const parts = text.match(PARTS) ?? [];
  for (const part of parts) {
    const color = colorOf(part, parts.length === 1);
    if (color === undefined) others.push(part);
    else colors.push(color);
  }
  return { colors, others };
}

/**
 * Three digits are a color only with '#': Pantone's numbers have three, too. Six are one without it, unless they may be a
 * word, such as "facade", among others.
 */
function colorOf(part: string, isAlone: boolean): string | undefined {
  const [, ...channels] = RGB.exec(part) ?? [];
  if (channels.length > 0) return hexOf(channels);
  const bare = part.replace(AROUND, '');
  if (HEX_COLOR.test(bare)) return bare;
  const isHex = /^[0-9a-fA-F]{6}$/.test(bare) && (isAlone || /\d/.test(bare));
  return isHex ? `#${bare}` : undefined;
}

function hexOf(channels: readonly string[]): string | undefined {
  const bytes = channels.map((channel) => {
    const [, number, percent] = /^(\d+(?:\.\d+)?)(%)?$/.exec(channel) ?? [];
    return number === undefined ? Number.NaN : Math.round(Number(number) * (percent ? 2.55 : 1));
  });
  if (!bytes.every((byte) => byte >= 0 && byte <= 255)) return undefined;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
