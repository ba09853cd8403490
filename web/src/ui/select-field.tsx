import { Field, Select } from '@fluentui/react-components';
import { fieldParts } from './field-parts.tsx';
import styles from './select-field.module.css';

export type Option = { value: string; label: string };

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onValue: (value: string) => void;
  name?: string;
  disabled?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A labelled choice of one among few: the browser's own list, at home on a phone and on a keyboard. */
export function SelectField({ label, options, onValue, error, hint, ...select }: SelectFieldProps) {
  return (
    <Field {...fieldParts({ label, error, hint })}>
      <Select
        {...select}
        className={styles.select}
        aria-required="true"
        onChange={(_, data) => onValue(data.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
