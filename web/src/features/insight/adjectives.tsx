import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import type { InsightWords } from '../../lib/words/types.ts';
import { Bar } from '../../ui/office/bar.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './insight.module.css';
import type { Figure, InsightTable } from './insight-table.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

type Adjectives = OutputOf<typeof getInsight>['adjectives'];
type Adjective = Adjectives['items'][number];

/** Those that are asked for more than they are offered come first. */
export function adjectiveTable(
  { n, offered, items }: Adjectives,
  { adjectives: words, deleted }: InsightWords,
): InsightTable<Adjective> {
  const gap = (item: Adjective) => per100(item.askedFor.now, n.now) - per100(item.offered, offered);
  return {
    key: 'adjectives',
    title: words.title,
    text: words.text,
    name: words.name,
    nameOf: ({ name }) => name || deleted,
    keyOf: ({ id }) => id,
    rows: items.toSorted((a, b) => gap(b) - gap(a)),
    columns: [
      {
        key: 'askedFor',
        title: words.askedFor,
        figure: ({ askedFor }) => ({ ...askedFor, of: n }),
      },
      {
        key: 'offered',
        title: words.offered,
        figure: (item) => ({
          now: item.offered,
          before: null,
          of: { now: offered, before: 0 },
        }),
      },
    ],
  };
}

const per100 = (count: number, all: number) => (all === 0 ? 0 : (100 * count) / all);

/** What answers asked for, against what the inventory offers, in shares: their numbers differ by much. */
export function Adjectives({ adjectives }: { adjectives: Adjectives }) {
  const insight = useInsightWords();
  const { number } = useNumbers();
  const table = adjectiveTable(adjectives, insight);
  const share = ({ now, of }: Figure) => per100(now ?? 0, of?.now ?? 0);
  const most = Math.max(
    1,
    ...table.rows.flatMap((row) => table.columns.map(({ figure }) => share(figure(row)))),
  );
  const columns = table.columns.map((column) => ({
    ...column,
    show: (row: Adjective) => {
      const each = share(column.figure(row));
      return (
        <span className={styles.withBar}>
          <span>{number(each)}</span>
          <Bar
            figure={{ now: each, before: null }}
            most={most}
            isStone={column.key === 'offered'}
          />
        </span>
      );
    },
  }));
  const shares = table.rows.map((row) => table.columns.map(({ figure }) => share(figure(row))));
  const wanted = table.rows.filter((_, at) => (shares[at]?.[0] ?? 0) > (shares[at]?.[1] ?? 0));
  const gist = {
    says:
      wanted.length > 0
        ? insight.adjectives.wanted({ names: wanted.slice(0, 3).map(table.nameOf).join(', ') })
        : undefined,
    shape: shares.slice(0, 10).map(([asked = 0, offered = 0]) => [asked, offered] as const),
  };
  return <FigureTable table={{ ...table, columns }} gist={gist} empty={insight.nothingYet} />;
}
