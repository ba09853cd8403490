import type { ReactNode } from 'react';
import { useFormats } from '../../lib/words/format.ts';
import { BreakingTitle } from '../base/breaking-title.tsx';
import { ScreenHeading } from '../base/screen-heading.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';
import styles from './office-page.module.css';

type OfficePageProps = {
  title: string;
  /** The pages between the dashboard and this one, which is the last crumb and has no address. */
  crumbs: readonly Crumb[];
  /** Secondary text beside the title, such as a count. */
  titleNote?: ReactNode;
  /** A picture before the title, such as a person's logo. */
  picture?: ReactNode;
  /** Secondary text under the title. */
  beneath?: ReactNode;
  /** Beside the title, the main action last. */
  actions?: ReactNode;
  /** Keeps the title row in sight while the page scrolls, for pages with Save. */
  isBarSticky?: boolean;
  children: ReactNode;
};

/** A page of the back office: breadcrumbs, title and actions in one row, then the content. */
export function OfficePage({
  title,
  crumbs,
  titleNote,
  picture,
  beneath,
  actions,
  isBarSticky = false,
  children,
}: OfficePageProps) {
  const { number } = useFormats();
  return (
    <div className={styles.page}>
      <Crumbs crumbs={crumbs} />
      <div className={isBarSticky ? `${styles.bar} ${styles.sticky}` : styles.bar}>
        <div className={styles.head}>
          {picture}
          <div>
            <div className={styles.title}>
              <ScreenHeading title={title}>
                <BreakingTitle>{title}</BreakingTitle>
              </ScreenHeading>
              {titleNote !== undefined && (
                <span className={styles.note}>
                  {typeof titleNote === 'number' ? number(titleNote) : titleNote}
                </span>
              )}
            </div>
            {beneath && <div className={styles.note}>{beneath}</div>}
          </div>
        </div>
        {actions && (
          <div className={styles.actions} data-actions>
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
