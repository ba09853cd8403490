import { useMemo } from 'react';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useLanguage } from '../../../lib/words/words.ts';

const MOST_NAMED = 10;

/** The first ten of some texts, and how many more there are. */
export function useListed() {
  const { more } = useChangeWords();
  const language = useLanguage();
  const { number } = useFormats();
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    return (texts: readonly string[], total = texts.length, separator?: string) => {
      const rest = total - Math.min(texts.length, MOST_NAMED);
      const shown = [
        ...texts.slice(0, MOST_NAMED),
        ...(rest > 0 ? [more({ count: number(rest) })] : []),
      ];
      return separator === undefined ? list.format(shown) : shown.join(separator);
    };
  }, [language, more, number]);
}
