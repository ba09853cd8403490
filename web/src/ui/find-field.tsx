import styles from './find-field.module.css';

type FindFieldProps = { label: string; value: string; onValue: (value: string) => void };

/** Narrows a list while one types. */
export const FindField = ({ label, value, onValue }: FindFieldProps) => (
  <input
    type="search"
    className={styles.field}
    aria-label={label}
    placeholder={label}
    autoComplete="off"
    spellCheck="false"
    value={value}
    onChange={(event) => onValue(event.currentTarget.value)}
  />
);
