import { SearchBox } from '@fluentui/react-components';
import { useOfficeWords } from '../../../lib/words/words.ts';
import styles from './field.module.css';

type FindFieldProps = { label: string; value: string; onValue: (value: string) => void };

/** Filters a list while the person types. */
export function FindField({ label, value, onValue }: FindFieldProps) {
  const { parts } = useOfficeWords();
  return (
    <SearchBox
      className={`${styles.box} ${styles.search}`}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck="false"
      // In a form, Enter would submit it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      dismiss={{ 'aria-label': parts.clear }}
      value={value}
      onChange={(_, data) => onValue(data.value)}
    />
  );
}
