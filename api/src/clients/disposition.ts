/** Keeps a signed URL within URL_LENGTH: one letter, encoded twice, can take fifteen characters. */
const STEM_LENGTH = 56;

/**
 * The Content-Disposition of a stored file. A PDF is an attachment with its record's file name in any script (RFC
 * 6266); a picture has none.
 */
export function dispositionOf(path: string, filename = ''): string | undefined {
  if (!path.endsWith('.pdf')) return undefined;
  const name = `${shortened(filename.replace(/\.pdf$/i, '')) || 'one-sheet'}.pdf`;
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** Cuts between whole characters, so that no surrogate pair is split. */
const shortened = (text: string) => [...text].slice(0, STEM_LENGTH).join('');

/** encodeURIComponent leaves four characters that RFC 8187 does not allow. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
