import { Link } from 'react-router';
import { useOfficeWords } from '../lib/words/words.ts';
import styles from './crumbs.module.css';

export type Crumb = { label: string; href?: string | undefined };

/** The way from the dashboard to this page. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { parts } = useOfficeWords();
  return (
    <nav aria-label={parts.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {href ? (
              <Link to={href}>{label}</Link>
            ) : (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
