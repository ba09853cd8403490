/** Deletes the cookie of Google's page translation: VSE has its own languages (text 1, section 4). */
export function clearTranslationCookie() {
  // The translation sets the cookie for the host and for each parent domain.
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  for (const domain of ['', ...domains]) document.cookie = `googtrans=; path=/; max-age=0${domain}`;
}
