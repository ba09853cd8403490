import { useLanguage } from './words/words.ts';

/** Dates as the language of the interface writes them, in this browser's time. */
export function useFormat() {
  const language = useLanguage();
  const written = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(language, options).format(new Date(iso));
  return {
    date: written({ dateStyle: 'medium' }),
    dateTime: written({ dateStyle: 'medium', timeStyle: 'short' }),
  };
}
