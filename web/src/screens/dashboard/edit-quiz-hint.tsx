import { Link } from 'react-router';
import { screenHref } from '../../lib/screen-href.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import styles from './dashboard.module.css';

const PARTS = ['questions', 'adjectives', 'fragrances'] as const;

/** Tells an Admin what the quiz consists of, with links to the lists. */
export function EditQuizHint() {
  const { dashboard, tiles } = useOfficeWords();
  const links = PARTS.flatMap((name) => {
    const href = screenHref(name);
    return href ? [{ name, href }] : [];
  });
  return (
    <p className={styles.hint}>
      <strong>{dashboard.editQuiz}</strong> {dashboard.editQuizText}
      {links.map(({ name, href }) => (
        <Link key={name} to={href}>
          {tiles[name]}
        </Link>
      ))}
    </p>
  );
}
