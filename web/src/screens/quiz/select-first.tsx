import { useWords } from '../../lib/words/words.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './quiz-form.module.css';

/** Says of a question that it still wants an answer. */
export const SelectFirst = ({ id }: { id: string }) => (
  <span id={id} className={styles.bad}>
    <AlertIcon />
    {useWords().quiz.selectFirst}
  </span>
);
