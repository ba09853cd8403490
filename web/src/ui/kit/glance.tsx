import type { ReactNode } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../base/card.tsx';
import { Fact, Facts } from './facts.tsx';

type Changed = { changedBy: string; changedDate: string | null };

type GlanceProps = {
  record: Changed;
  title: string;
  /** Facts of this kind of record. */
  children: ReactNode;
};

/** Facts about a record that are not among its fields; last, when it was changed and by whom. */
export const Glance = ({ record, title, children }: GlanceProps) => (
  <Card title={title}>
    <Facts>
      {children}
      <LastChange record={record} />
    </Facts>
  </Card>
);

/** When a record was changed and by whom, as a fact. Seeded records have neither. */
export function LastChange({ record: { changedBy, changedDate } }: { record: Changed }) {
  const { parts } = useOfficeWords();
  const { dateTime } = useFormats();
  if (!changedDate) return null;
  const date = dateTime(changedDate);
  return (
    <Fact term={parts.lastChange}>
      {changedBy ? parts.lastChangeBy({ name: changedBy, date }) : date}
    </Fact>
  );
}
