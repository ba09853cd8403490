import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { useState } from 'react';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import type { InsightWords } from '../../lib/words/types.ts';
import { FigureTable } from './figure-table.tsx';
import { useIsNarrow } from './folding.tsx';
import styles from './insight.module.css';
import type { InsightTable } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type Fragrances = OutputOf<typeof getInsight>['fragrances'];
type Fragrance = Fragrances['items'][number];

const TINTED = ['first', 'second', 'further'] as const;
const COLUMNS = [...TINTED, 'openedSheet', 'chosen'] as const;
/** Outcomes that nobody noted are not sent. */
const NONE = { now: 0, before: 0 };
const NO_RATING = { now: null, before: null };

/** The place of each fragrance in the results, as tinted cells. */
export function fragranceTable(
  { n, items }: Fragrances,
  { fragrances: words, gone, deleted }: InsightWords,
  number: (count: number) => string,
): InsightTable<Fragrance> {
  return {
    key: 'fragrances',
    title: words.title,
    text: words.text({ n: number(n.now) }),
    name: words.name,
    nameOf: ({ name, isGone }) => (name === '' ? deleted : isGone ? `${name} (${gone})` : name),
    keyOf: ({ id }) => id,
    rows: items,
    columns: COLUMNS.map((place) => ({
      key: place,
      title: words[place],
      figure: (row) => ({ ...(row[place] ?? NONE), of: n }),
      isTinted: TINTED.some((each) => each === place),
    })),
  };
}

/** In the period: a row may be of the days before it alone. */
const isRecommended = ({ first, second, further }: Fragrance) =>
  first.now + second.now + further.now > 0;

/** Which fragrances were recommended at which place, and which never. */
export function Fragrances({ fragrances }: { fragrances: Fragrances }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const { items, never } = fragrances;
  const { all, allWithBefore } = insight.fragrances;
  const now = items.filter(isRecommended);
  const onlyBefore = items.length - now.length;
  // Those that are not offered any more are rows too, but none of the inventory.
  const offered = now.filter(({ isGone }) => !isGone).length;
  const isNarrow = useIsNarrow();
  return (
    <FigureTable
      table={fragranceTable(fragrances, insight, number)}
      shown={isNarrow ? 4 : 8}
      total={
        onlyBefore > 0
          ? allWithBefore({ n: number(items.length), before: number(onlyBefore) })
          : all({ n: number(items.length) })
      }
      empty={insight.nothingYet}
    >
      {never.length > 0 && <Never never={never} offered={offered} />}
    </FigureTable>
  );
}

type NeverProps = { never: Fragrances['never']; offered: number };

/** The fragrances that were never recommended; they are drawn when they are opened, and on paper. */
function Never({ never, offered }: NeverProps) {
  const { fragrances: words } = useInsightWords();
  const { number } = useNumbers();
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.foot} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.never({
          offered: number(offered + never.length),
          recommended: number(offered),
          never: number(never.length),
        })}
      </summary>
      {(isOpen || isPrinting) && (
        <p>
          {never.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && <span>{' · '}</span>}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      )}
    </details>
  );
}

const NOTED = ['asked', 'sent', 'smelled', 'chosen', 'refused'] as const;

/** What the recommendations of each fragrance led to, of those that led to anything; the most chosen first. */
export function outcomeTable(
  { items }: Fragrances,
  { outcomes: words, gone, deleted, fragrances: { name } }: InsightWords,
): InsightTable<Fragrance> {
  const recommended = ({ first, second, further }: Fragrance) => ({
    now: first.now + second.now + further.now,
    before: first.before + second.before + further.before,
  });
  const rows = items.filter((row) => NOTED.some((kind) => row[kind] !== undefined));
  const more = (kind: 'chosen' | 'smelled', a: Fragrance, b: Fragrance) =>
    (b[kind]?.now ?? 0) - (a[kind]?.now ?? 0);
  rows.sort((a, b) => more('chosen', a, b) || more('smelled', a, b));
  const column = (kind: (typeof NOTED)[number]) => ({
    key: kind,
    title: words[kind],
    figure: (row: Fragrance) => ({ ...(row[kind] ?? NONE), of: recommended(row) }),
  });
  return {
    key: 'outcomes',
    title: words.title,
    text: words.text,
    name,
    nameOf: (row) => (row.name === '' ? deleted : row.isGone ? `${row.name} (${gone})` : row.name),
    keyOf: ({ id }) => id,
    rows,
    columns: [
      {
        key: 'recommended',
        title: words.recommended,
        figure: recommended,
      },
      column('asked'),
      column('sent'),
      column('smelled'),
      {
        key: 'rating',
        title: words.rating,
        figure: ({ rating, smelled }) => ({
          ...(rating ?? NO_RATING),
          of: smelled ?? NONE,
          isRating: true,
        }),
      },
      column('chosen'),
      column('refused'),
    ],
  };
}

/** What staff noted of the recommendations; nothing while they noted none. */
export function Outcomes({ fragrances }: { fragrances: Fragrances }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const table = outcomeTable(fragrances, insight);
  if (table.rows.length === 0) return null;
  const sums = NOTED.map((kind) => {
    const sum = table.rows.reduce((all, row) => all + (row[kind]?.now ?? 0), 0);
    return `${insight.outcomes[kind]} ${number(sum)}`;
  });
  return (
    <FigureTable
      table={table}
      gist={{ isAlways: true, says: sums.join(' · ') }}
      empty={insight.nothingYet}
    />
  );
}
