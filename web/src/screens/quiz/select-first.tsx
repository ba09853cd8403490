import { useWords } from '../../lib/words/words.ts';
import { AlertIcon } from '../../ui/base/icons.tsx';
import styles from './quiz-form.module.css';

/** Says that a question still needs an answer. */
export const SelectFirst = ({ id }: { id: string }) => (
  <span id={id} className={styles.bad}>
    <AlertIcon />
    <span>{useWords().quiz.selectFirst}</span>
  </span>
);
