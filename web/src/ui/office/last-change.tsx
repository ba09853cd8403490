import { useFormats } from '../../lib/words/format.ts';
import { Fact } from './facts.tsx';

type LastChangeProps = {
  record: { changedBy: string; changedDate: string | null };
  words: { lastChange: string; changedBy: (name: string, date: string) => string };
};

/** When a record was changed and by whom, as a fact. Seeded records have neither. */
export function LastChange({ record: { changedBy, changedDate }, words }: LastChangeProps) {
  const { dateTime } = useFormats();
  if (!changedDate) return null;
  const date = dateTime(changedDate);
  return <Fact term={words.lastChange}>{changedBy ? words.changedBy(changedBy, date) : date}</Fact>;
}
