import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { adjectiveTable } from './adjectives.tsx';
import { fragranceTable, outcomeTable } from './fragrances.tsx';
import { funnelTable } from './funnel.tsx';
import type { InsightTable, MeaningKey } from './insight-table.ts';
import { answerTable, questionTable } from './questions.tsx';
import { trendTable, usePartName } from './trend.tsx';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';

/** A table whose rows are of its own kind, for what reads tables of any kind. */
type AnyTable = {
  meanings: (MeaningKey & { title: string })[];
  read: <Result>(use: <Row>(table: InsightTable<Row>) => Result) => Result;
};

/** All tables of the page, as they are exported. */
export function useTables({
  funnels,
  trend,
  questions,
  fragrances,
  adjectives,
}: OutputOf<typeof getInsight>): AnyTable[] {
  const words = useInsightWords();
  const { funnel } = useOfficeWords();
  const { number } = useNumbers();
  const nameOf = usePartName();
  return [
    ...funnels.map((each) => anyTable(funnelTable(each, { insight: words, funnel }))),
    anyTable(trendTable(trend, { insight: words, funnel }, nameOf)),
    anyTable(questionTable(questions, words, number)),
    anyTable(answerTable(questions, words)),
    anyTable(fragranceTable(fragrances, words, number)),
    anyTable(outcomeTable(fragrances, words)),
    anyTable(adjectiveTable(adjectives, words)),
  ];
}

function anyTable<Row>(table: InsightTable<Row>): AnyTable {
  const { key, isByRow, title, columns, rows, keyOf, nameOf } = table;
  return {
    read: (use) => use(table),
    meanings: isByRow
      ? rows.map((row) => ({ table: key, of: keyOf(row), title: `${title}: ${nameOf(row)}` }))
      : columns.map((column) => ({
          ...{ table: key, of: column.key },
          title: `${title}: ${column.title}`,
        })),
  };
}
