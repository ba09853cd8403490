/**
 * Whether a PDF asks for a password before it opens. One that only restricts printing or copying does not: it is
 * encrypted with an empty password. PDF.js decides, since that takes the ciphers of five revisions; it is loaded for
 * encrypted files only. The entry that says so is in the trailer or in the dictionary of a cross-reference stream, which
 * are never compressed.
 */
export async function asksForPassword(pdf: Uint8Array): Promise<boolean> {
  if (!Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes('/Encrypt')) return false;
  const { getDocument } = await import('unpdf/pdfjs');
  // A copy: PDF.js takes the bytes away from their owner, and refuses a Buffer.
  const reading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  try {
    await reading.promise;
    return false;
  } catch {
    // Also one that is encrypted in a way of its own, such as for certificates: its readers cannot open it either.
    return true;
  } finally {
    await reading.destroy();
  }
}
