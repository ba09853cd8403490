import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { type InsightWords, useInsightWords } from '../../lib/words/insight.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import type { InsightTable } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';

type Fragrances = OutputOf<typeof getInsight>['fragrances'];
type Fragrance = Fragrances['items'][number];

const PLACES = ['first', 'second', 'further', 'openedSheet'] as const;

/** The place of each fragrance in the results, as tinted cells. */
export function fragranceTable(
  { n, items }: Fragrances,
  { fragrances: words, gone, deleted }: InsightWords,
  number: (count: number) => string,
): InsightTable<Fragrance> {
  return {
    key: 'fragrances',
    title: words.title,
    text: words.text(number(n.now)),
    name: words.name,
    nameOf: ({ name, isGone }) => (name === '' ? deleted : isGone ? `${name} (${gone})` : name),
    keyOf: ({ id }) => id,
    rows: items,
    columns: PLACES.map((place) => ({
      key: place,
      title: words[place],
      means: words.means[place],
      figure: (row) => ({ ...row[place], of: n }),
      isTinted: place !== 'openedSheet',
    })),
  };
}

/** Which fragrances were recommended at which place, and which never. */
export function Fragrances({ fragrances }: { fragrances: Fragrances }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const { never } = fragrances;
  return (
    <FigureTable table={fragranceTable(fragrances, insight, number)} empty={insight.nothingYet}>
      {never.length > 0 && (
        <details className={styles.foot}>
          <summary>{insight.fragrances.never(number(never.length))}</summary>
          <p>
            {never.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 && ' · '}
                <bdi>{name}</bdi>
              </span>
            ))}
          </p>
        </details>
      )}
    </FigureTable>
  );
}
