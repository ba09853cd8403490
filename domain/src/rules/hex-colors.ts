/** A color of a fragrance: #rgb or #rrggbb. */
export const HEX_COLOR = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;

/** The colors in a pasted text, with or without '#', and the parts of it that are none. Both in their order. */
export function hexColorsIn(text: string): { colors: string[]; others: string[] } {
  const colors: string[] = [];
  const others: string[] = [];
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const color = part.startsWith('#') ? part : `#${part}`;
    if (HEX_COLOR.test(color)) colors.push(color);
    else others.push(part);
  }
  return { colors, others };
}
