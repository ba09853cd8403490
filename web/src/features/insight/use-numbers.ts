import { useMemo } from 'react';
import { useLanguage } from '../../lib/words/words.ts';
import { type Figure, shareOf } from './insight-table.ts';
import { useInsightWords } from './words/insight.ts';

/** Writes the numbers of insight in the language of the screen. */
export function useNumbers() {
  const language = useLanguage();
  const words = useInsightWords();
  return useMemo(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format;
    const percent = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 1,
    }).format;
    /** A day as YYYY-MM-DD is the same day everywhere. */
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const figureText = ({ now, isSeconds }: Figure) =>
      now === null ? '–' : isSeconds ? words.seconds({ seconds: number(now) }) : number(now);
    const casesText = (figure: Figure) => {
      const { now, of, isSeconds, isRating } = figure;
      const cases = of && number(of.now);
      if (now === null) return '–';
      if (isSeconds)
        return `${words.about({ seconds: number(now) })}, ${words.times({ n: cases ?? '0' })}`;
      if (isRating)
        return `${words.ofRating({ rating: number(now) })}, ${words.ratings({ n: cases ?? '0' })}`;
      const share = shareOf(figure);
      const percentage = share === undefined ? '' : ` (${percent(share)})`;
      return cases === undefined
        ? number(now)
        : `${number(now)} ${words.ofCases({ n: cases })}${percentage}`;
    };
    return {
      number,
      percent,
      day: (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)),
      days: (from: string, to: string) =>
        day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      figureText,
      casesText,
    };
  }, [language, words]);
}
