import type { getInsight } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { download } from '../../lib/export/download.ts';
import { notify } from '../../lib/notifications.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import styles from './insight.module.css';
import { Details, Meaning } from './meanings.tsx';
import { useTables } from './use-tables.ts';
import { useInsightWords } from './words/insight.ts';
import { useInsightReportWords } from './words/insight-report.ts';

type Figures = OutputOf<typeof getInsight>;

/** Copies, downloads and prints the numbers. Disabled while those of another filter load. */
function InsightActions({ figures, isLoading }: { figures: Figures; isLoading: boolean }) {
  const { nothingYet } = useInsightWords();
  const words = useInsightReportWords();
  const language = useLanguage();
  const tables = useTables(figures);
  const sheets = async () => {
    const { sheetOf } = await import('./sheet-of.ts');
    return tables.map(({ read }) => read((table) => sheetOf(table, words)));
  };
  const copy = async () => {
    try {
      const { copyTables } = await import('./copy-tables.ts');
      await copyTables(await sheets(), language);
      notify(words.copied);
    } catch {
      notify(words.notCopied, { isError: true });
    }
  };
  const save = async () => {
    try {
      const { insightFile } = await import('./insight-file.ts');
      const { from, to } = figures.period;
      download(await insightFile(await sheets(), nothingYet), `VSE-insight-${from}-${to}.xlsx`);
    } catch {
      notify(words.notWritten, { isError: true });
    }
  };
  return (
    <>
      <Button disabled={isLoading} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button disabled={isLoading} onClick={() => void save()}>
        {words.download}
      </Button>
      <Button look="ink" disabled={isLoading} onClick={() => window.print()}>
        {words.report}
      </Button>
    </>
  );
}

/** On paper, where no row opens: what the numbers mean. */
function Definitions({ figures }: { figures: Figures }) {
  const { definitions } = useInsightReportWords();
  const meanings = useTables(figures).flatMap((table) => table.meanings);
  return (
    <section className={`${styles.card} ${styles.definitions}`}>
      <div className={styles.head}>
        <h2>{definitions}</h2>
      </div>
      <dl className={styles.details}>
        {meanings.map(({ title, ...place }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Meaning {...place} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const insightLater = { InsightActions, Definitions, Details, Meaning };
