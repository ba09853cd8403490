import type { ReactNode } from 'react';
import { useFormats } from '../lib/words/format.ts';
import { type Crumb, Crumbs } from './crumbs.tsx';
import styles from './office-page.module.css';
import { ScreenHeading } from './screen-heading.tsx';

type OfficePageProps = {
  title: string;
  /** Where this page lies, from the dashboard down; the page itself is the last and has no address. */
  crumbs: readonly Crumb[];
  /** Quietly beside the title: how many there are, whose page it is. */
  beside?: ReactNode;
  /** On the title's line, the main one last. */
  actions?: ReactNode;
  /** The title's line stays in sight while the page below it moves, as it must while something can be saved. */
  isBarSticky?: boolean;
  children: ReactNode;
};

/** A page of the back office: the way there, its title and actions on one line, then what it is about. */
export function OfficePage({
  title,
  crumbs,
  beside,
  actions,
  isBarSticky = false,
  children,
}: OfficePageProps) {
  const { number } = useFormats();
  return (
    <div className={styles.page}>
      <Crumbs crumbs={crumbs} />
      <div className={isBarSticky ? `${styles.bar} ${styles.sticky}` : styles.bar}>
        <div className={styles.title}>
          <ScreenHeading title={title} />
          {beside !== undefined && (
            <span className={styles.beside}>
              {typeof beside === 'number' ? number(beside) : beside}
            </span>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
