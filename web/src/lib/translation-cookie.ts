/** Takes away what Google's page translation remembers: VSE speaks its languages itself (text 1, section 4). */
export function clearTranslationCookie() {
  // The translation sets it for the host and for each domain above it.
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  for (const domain of ['', ...domains]) document.cookie = `googtrans=; path=/; max-age=0${domain}`;
}
