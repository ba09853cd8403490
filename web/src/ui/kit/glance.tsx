import type { ReactNode } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { Card } from '../base/card.tsx';
import { Fact, Facts } from './facts.tsx';

type GlanceProps = {
  record: { changedBy: string; changedDate: string | null };
  words: { glance: string; lastChange: string; changedBy: (name: string, date: string) => string };
  /** Facts of this kind of record. */
  children: ReactNode;
};

/** Facts about a record that are not among its fields; last, when it was changed and by whom. */
export function Glance({ record: { changedBy, changedDate }, words, children }: GlanceProps) {
  const { dateTime } = useFormats();
  // Seeded records have neither.
  const date = changedDate && dateTime(changedDate);
  return (
    <Card title={words.glance}>
      <Facts>
        {children}
        {date && (
          <Fact term={words.lastChange}>{changedBy ? words.changedBy(changedBy, date) : date}</Fact>
        )}
      </Facts>
    </Card>
  );
}
