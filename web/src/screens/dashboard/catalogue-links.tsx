import { Link } from 'react-router';
import { screenHref } from '../../lib/screen-href.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import styles from './dashboard.module.css';

const MANAGERS = ['fragrances', 'adjectives', 'providers', 'questions'] as const;

/** A Manager has no catalogue tiles, but a line of links to the catalogue lists. */
export function CatalogueLinks() {
  const { dashboard, parts } = useOfficeWords();
  const links = MANAGERS.flatMap((name) => {
    const href = screenHref(name);
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={dashboard.lists}>
      {links.map(({ name, href }) => (
        <Link key={name} to={href}>
          {parts.jumpTargets[name]}
        </Link>
      ))}
    </nav>
  );
}
