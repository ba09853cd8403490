import { QUESTION_TYPES } from '@vse/domain/rules/question-types';
import { Link } from 'react-router';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { addHref } from './question-types.ts';
import styles from './questions.module.css';

/** Chooses one of the three types. The choice is in the address, so that a reload keeps it. */
export function TypeChoice() {
  const { types, typeHints } = useOfficeWords().questions;
  return (
    <ul className={styles.types}>
      {QUESTION_TYPES.map((type) => (
        <li key={type}>
          <Link to={addHref(type)} className={styles.type}>
            <strong>{types[type]}</strong>
            <span className={styles.quiet}>{typeHints[type]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Chooses the type of a new question. */
export function TypeModal({ onClose }: { onClose: () => void }) {
  const { add, addText } = useOfficeWords().questions;
  return (
    <OfficeDialog title={add} onClose={onClose}>
      <p>{addText}</p>
      <TypeChoice />
    </OfficeDialog>
  );
}
