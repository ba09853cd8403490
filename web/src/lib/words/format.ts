import { useMemo } from 'react';
import type { Language } from './languages.ts';
import { useLanguage } from './words.ts';

/** Numbers, dates and times as a language writes them; a date that is none is shown as it came. */
export function formats(language: Language) {
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = (format: Intl.DateTimeFormat) => (iso: string) =>
    Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso));
  return {
    number: (value: number) => number.format(value),
    date: shown(date),
    dateTime: shown(dateTime),
  };
}

export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formats(language), [language]);
}
