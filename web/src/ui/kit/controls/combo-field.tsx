import { Combobox, Field, Option as FluentOption } from '@fluentui/react-components';
import { useState } from 'react';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';
import { popup } from './popup.ts';
import type { Option } from './select-field.tsx';
import { useNothing } from './use-nothing.ts';
import { optionData, useTypedOption } from './use-typed-option.ts';

type ComboFieldProps = FieldOf<string> & {
  options: readonly Option[];
  placeholder?: string;
  /** The label is only heard. */
  isLabelHidden?: boolean;
};

/** The list has a name of its own instead of the field's. */
const listboxNamed = (name: string) => ({
  className: styles.list,
  'aria-label': name,
  'aria-labelledby': undefined,
});

/** A labeled combobox: typing filters the options. */
export function ComboField({
  label,
  value,
  options,
  onValue,
  error,
  hint,
  changed,
  isRequired = true,
  isLabelHidden = false,
  ...combobox
}: ComboFieldProps) {
  const { parts } = useOfficeWords();
  const [isOpen, setOpen] = useState(false);
  const { disabled } = combobox;
  const text = useTypedOption({ value, options, onValue, disabled });
  const nothing = useNothing(text.typed);
  return (
    <Field
      {...fieldParts({ label, error: text.error || error, hint, changed })}
      {...(isLabelHidden && { label: null })}
    >
      <Combobox
        {...combobox}
        input={{ ref: text.input }}
        {...(isLabelHidden && { 'aria-label': label })}
        {...popup}
        className={styles.box ?? ''}
        listbox={listboxNamed(parts.options)}
        expandIcon={{ 'aria-label': parts.openList, tabIndex: -1 }}
        aria-required={isRequired}
        autoComplete="off"
        value={text.shown}
        selectedOptions={value && text.typed !== '' ? [value] : []}
        // Nothing typed highlights nothing, so that Tab chooses nothing.
        disableAutoFocus={!text.typed}
        open={isOpen}
        onOpenChange={(_, { open }) => setOpen(open)}
        onChange={(event) => {
          text.onChange(event);
          setOpen(true);
        }}
        onBlur={text.onBlur}
        onOptionSelect={(_, { optionValue }) => text.onOptionSelect(optionValue)}
      >
        {text.found.map((option) => (
          <FluentOption key={option.value} value={option.value} {...optionData(option.value)}>
            {option.label}
          </FluentOption>
        ))}
        {text.found.length === 0 && (
          <FluentOption key={nothing} disabled value="">
            {nothing}
          </FluentOption>
        )}
      </Combobox>
    </Field>
  );
}
