import type { CatalogueName } from '@vse/domain/records/lists';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './dashboard.module.css';

/** A line of links to lists for which the person has no tiles. */
export function CatalogueLinks({ names }: { names: readonly CatalogueName[] }) {
  const { dashboard, parts } = useOfficeWords();
  if (names.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={dashboard.lists}>
      {names.map((name) => (
        <Link key={name} to={paths[name].getHref()}>
          {parts.jumpTargets[name]}
        </Link>
      ))}
    </nav>
  );
}
