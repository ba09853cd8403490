import { Dropdown, Field, Option as FluentOption } from '@fluentui/react-components';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';
import { popup } from './popup.ts';
import type { Option } from './select-field.tsx';

type DropdownFieldProps = FieldOf<string> & { options: readonly Option[]; placeholder?: string };

/** A labeled dropdown for one value, with Fluent's own list. */
export function DropdownField({
  label,
  value,
  options,
  onValue,
  error,
  hint,
  isRequired = true,
  ...dropdown
}: DropdownFieldProps) {
  return (
    <Field {...fieldParts({ label, error, hint })}>
      <Dropdown
        {...dropdown}
        {...popup}
        className={styles.box ?? ''}
        listbox={{ className: styles.list }}
        aria-required={isRequired}
        value={options.find((option) => option.value === value)?.label ?? ''}
        selectedOptions={value ? [value] : []}
        onOptionSelect={(_, { optionValue }) => onValue(optionValue ?? '')}
      >
        {options.map((option) => (
          <FluentOption key={option.value} value={option.value}>
            {option.label}
          </FluentOption>
        ))}
      </Dropdown>
    </Field>
  );
}
