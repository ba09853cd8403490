import { Combobox, Field, Option as FluentOption } from '@fluentui/react-components';
import { finderOf } from '@vse/domain/rules/words';
import { useState } from 'react';
import { useOfficeWords } from '../../../lib/words/words.ts';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';
import { popup } from './popup.ts';
import type { Option } from './select-field.tsx';
import { useNothing } from './use-nothing.ts';

type ComboFieldProps = FieldOf<string> & {
  options: readonly Option[];
  placeholder?: string;
  /** The label is only heard. */
  isLabelHidden?: boolean;
};

/** The options with a text in their labels, found as the lists find. */
export function matching(options: readonly Option[], typed: string) {
  const isFound = finderOf(typed);
  return options.filter(({ label }) => isFound(label));
}

/** The list has a name of its own instead of the field's. */
const listboxNamed = (name: string) => ({
  className: styles.list,
  'aria-label': name,
  'aria-labelledby': undefined,
});

/** A labeled combobox: typing filters the options. Text that matches no chosen option is discarded. */
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
  const [typed, setTyped] = useState<string>();
  const nothing = useNothing(typed);
  const [isOpen, setOpen] = useState(false);
  const found = typed === undefined ? options : matching(options, typed);
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Field {...fieldParts({ label, error, hint, changed })} {...(isLabelHidden && { label: null })}>
      <Combobox
        {...combobox}
        {...(isLabelHidden && { 'aria-label': label })}
        {...popup}
        className={styles.box ?? ''}
        listbox={listboxNamed(parts.options)}
        expandIcon={{ 'aria-label': parts.openList, tabIndex: -1 }}
        aria-required={isRequired}
        autoComplete="off"
        value={typed ?? chosen}
        selectedOptions={value ? [value] : []}
        open={isOpen}
        onOpenChange={(_, { open }) => setOpen(open)}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onBlur={() => setTyped(undefined)}
        onOptionSelect={(_, { optionValue }) => {
          setTyped(undefined);
          if (optionValue) onValue(optionValue);
        }}
      >
        {found.map((option) => (
          <FluentOption key={option.value} value={option.value}>
            {option.label}
          </FluentOption>
        ))}
        {found.length === 0 && (
          <FluentOption disabled value="">
            {nothing}
          </FluentOption>
        )}
      </Combobox>
    </Field>
  );
}
