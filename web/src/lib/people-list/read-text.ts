/**
 * Decodes a text file. Excel writes UTF-8, the old code page of Windows, or UTF-16 ("Unicode Text") with a byte order
 * mark. Throws for binary files.
 */
export function readText(bytes: ArrayBuffer): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new RangeError('Not a text');
  return text;
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes);
  try {
    return decodedAs('utf-8', bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decodedAs('windows-1252', bytes);
  }
}

const decodedAs = (encoding: string, bytes: ArrayBuffer) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
