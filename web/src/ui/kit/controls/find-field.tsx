import { SearchBox } from '@fluentui/react-components';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import styles from './field.module.css';

type FindFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** The key that leads here. */
  shortcut?: string | undefined;
};

/** Filters a list while the person types. */
export function FindField({ label, value, onValue, shortcut }: FindFieldProps) {
  const { parts } = useOfficeWords();
  return (
    <SearchBox
      className={`${styles.box} ${styles.search}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
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
