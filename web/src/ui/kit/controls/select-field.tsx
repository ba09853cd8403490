import { Field, Select } from '@fluentui/react-components';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';

export type Option = { value: string; label: string };

/** The values of an enumeration as options, with their words. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option[] => values.map((value) => ({ value, label: words[value] }));

/** Records as options, by their names. */
export const namedOptions = (records: readonly { id: string; name: string }[]): Option[] =>
  records.map(({ id, name }) => ({ value: id, label: name }));

type SelectFieldProps = FieldOf<string> & {
  options: readonly Option[];
  /** The label of the choice of nothing, which comes first. */
  none?: string;
};

/** A labeled choice among few values: Fluent's Select over the browser's own list, which works well on a phone. */
export function SelectField({
  label,
  options,
  none,
  onValue,
  error,
  hint,
  changed,
  isRequired = true,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...fieldParts({ label, error, hint, changed })}>
      <Select
        {...select}
        className={`${styles.box} ${styles.select}`}
        aria-required={isRequired}
        onChange={(_, data) => onValue(data.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
