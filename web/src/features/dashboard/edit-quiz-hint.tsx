import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './dashboard.module.css';

const PARTS = ['questions', 'adjectives', 'fragrances'] as const;

/** Tells an Admin what the quiz consists of, with links to the lists. */
export function EditQuizHint() {
  const { dashboard, tiles } = useOfficeWords();
  return (
    <p className={styles.hint}>
      <strong>{dashboard.editQuiz}</strong> <span>{dashboard.editQuizText}</span>
      {PARTS.map((name) => (
        <Link key={name} to={paths[name].getHref()}>
          {tiles[name]}
        </Link>
      ))}
    </p>
  );
}
