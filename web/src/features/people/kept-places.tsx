import type { Place, PlaceCount } from '@vse/domain/records/people';
import { useRef } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { columnsOf } from '../../ui/kit/columns.tsx';
import { DataTable } from '../../ui/kit/data-table.tsx';
import { TableCard } from '../../ui/kit/table-card.tsx';
import styles from './people.module.css';
import { usePeopleWords } from './words/people.ts';

/** What an erasure does in each place. Of invites and results, the Admin chooses. */
export const FATE_OF = {
  users: 'goes',
  invites: 'chosen',
  results: 'chosen',
  mails: 'goes',
  signIns: 'goes',
  languages: 'goes',
  sales: 'former',
  changes: 'former',
  history: 'former',
  limits: 'goes',
} as const satisfies Record<Place, string>;

type KeptPlacesProps = { places: readonly PlaceCount[]; audit: number };
type Row = { place: Place | 'audit'; count: number };

/** How much is kept in each place, and what an erasure does with it. */
export function KeptPlaces({ places, audit }: KeptPlacesProps) {
  const words = usePeopleWords();
  const { number } = useFormats();
  const card = useRef<HTMLDivElement>(null);
  const rows: Row[] = [
    ...places,
    ...(audit > 0 ? [{ place: 'audit' as const, count: audit }] : []),
  ];
  return (
    <section>
      <h2 className={styles.heading}>{words.kept}</h2>
      <TableCard ref={card}>
        <DataTable
          caption={words.kept}
          rows={rows}
          keyOf={({ place }) => place}
          columns={columnsOf(words.keptColumns, {
            place: {
              ...{ isMain: true, isWide: true },
              show: ({ place }: Row) => (place === 'audit' ? words.audit : words.places[place]),
            },
            count: { isShort: true, show: ({ count }) => number(count) },
            fate: {
              ...{ isQuiet: true, isWide: true },
              show: ({ place }) => words.fates[place === 'audit' ? 'stays' : FATE_OF[place]],
            },
          })}
        />
      </TableCard>
    </section>
  );
}
