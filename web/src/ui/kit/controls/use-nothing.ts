import { useOfficeWords } from '../../../lib/words/office-words.ts';

/** What a picker says when it offers nothing: nothing matches the typed text, or there is nothing at all. */
export function useNothing(typed = ''): string {
  const { parts } = useOfficeWords();
  const text = typed.trim();
  return text ? parts.nothingFound({ text }) : parts.nothingToChoose;
}
