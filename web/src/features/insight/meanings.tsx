import { Fragment } from 'react';
import styles from './insight.module.css';
import { earlier, type MeaningKey } from './insight-table.ts';
import type { DetailsProps } from './later.ts';
import { useNumbers } from './use-numbers.ts';
import { useInsightWords } from './words/insight.ts';
import { useInsightReportWords } from './words/insight-report.ts';

/** What a number counts, in a sentence. */
export function Meaning({ table, of }: MeaningKey) {
  const { means } = useInsightReportWords();
  const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = means;
  return <span>{sentences[table]?.[of]}</span>;
}

/** Of each number of a row: its cases, the same for the period before, and what it counts. */
export function Details({ numbers }: DetailsProps) {
  const { before } = useInsightWords();
  const { casesText } = useNumbers();
  return (
    <dl className={styles.details}>
      {numbers.map(({ title, figure, ...place }) => (
        <Fragment key={title}>
          <dt>
            <span>{`${title}: ${casesText(figure)}`}</span>
            {figure.before !== null && (
              <span className={styles.soft}>{` · ${before}: ${casesText(earlier(figure))}`}</span>
            )}
          </dt>
          <dd>
            <Meaning {...place} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
