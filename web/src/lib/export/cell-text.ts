/** Excel's limit for one cell. */
const MAX_CELL = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Text that a reader of the format would mistake for an escape. */
const LOOKS_ESCAPED = /_(?=x[0-9a-fA-F]{4}_)/g;

/**
 * Escapes text for the XML of a cell: characters that XML forbids become `_x0007_`, as the format defines, and line
 * breaks become Excel's.
 */
export const cellText = (text: string): string =>
  text
    .slice(0, MAX_CELL)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(
      CONTROLS,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
