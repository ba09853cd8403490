import type { FinderWords } from '../../features/finder.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { usePaletteWords } from '../../lib/words/palette.ts';

/** The words in which features speak of what is found. */
export function useFinderWords(): FinderWords {
  const office = useOfficeWords();
  const palette = usePaletteWords();
  const { number } = useFormats();
  return { office, palette, number };
}
