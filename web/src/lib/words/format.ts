import { useMemo } from 'react';
import type { Language } from './languages.ts';
import { useLanguage } from './words.ts';

const SECONDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** Formats numbers, dates and times for a language. An invalid date is shown unchanged. */
export function formats(language: Language) {
  const number = new Intl.NumberFormat(language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const seconds = new Intl.DateTimeFormat(language, SECONDS);
  const formatted = (format: Intl.DateTimeFormat) => (iso: string) =>
    Number.isNaN(Date.parse(iso)) ? iso : format.format(new Date(iso));
  return {
    number: (value: number) => number.format(value),
    date: formatted(date),
    dateTime: formatted(dateTime),
    time: formatted(time),
    /** In English month/day/year with 12-hour time (text 2 section 6), otherwise in the language's own order. */
    dateTimeSeconds: formatted(seconds),
  };
}

export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formats(language), [language]);
}
