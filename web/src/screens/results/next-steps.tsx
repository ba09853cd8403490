import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import styles from './next-steps.module.css';

type NextStepsProps = { url: string; invitedBy: string | undefined; children: ReactNode };

/** The end of the page: print, or write to the person who invited, after what else there is (`children`). */
export function NextSteps({ url, invitedBy, children }: NextStepsProps) {
  const { results } = useWords();
  return (
    <section className={styles.end} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {results.next}
      </h2>
      {children}
      <div className={styles.ways}>
        {invitedBy && (
          <ButtonLink look="ink" href={mailTo(invitedBy, results.mailSubject, url)}>
            {results.write}
          </ButtonLink>
        )}
        <Button onClick={() => print()}>{results.print}</Button>
      </div>
    </section>
  );
}

const mailTo = (address: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
