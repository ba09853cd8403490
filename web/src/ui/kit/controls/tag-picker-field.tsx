import {
  Field,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { matching } from './combo-field.tsx';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';
import type { Option } from './select-field.tsx';
import { useNothing } from './use-nothing.ts';

/** Stands for the sentence that nothing was found; no option has this value. */
const NOTHING = 'nothing found';

type TagPickerFieldProps = FieldOf<readonly string[]> & {
  options: readonly Option[];
  placeholder?: string;
};

/** A labeled choice of several among many: typing narrows the list, each choice is a tag with its way out. */
export function TagPickerField(props: TagPickerFieldProps) {
  const { label, value, options, onValue, error, hint, isRequired = true, ...input } = props;
  const { parts } = useOfficeWords();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosen = options.filter((option) => value.includes(option.value));
  const others = options.filter((option) => !value.includes(option.value));
  const found = matching(others, typed);
  const nothing = useNothing(typed);
  return (
    <Field {...fieldParts({ label, error, hint })}>
      <TagPicker
        inline
        positioning={{ strategy: 'fixed', matchTargetSize: 'width', autoSize: true }}
        selectedOptions={[...value]}
        open={isOpen}
        onOpenChange={(_, { open }) => setOpen(open)}
        onOptionSelect={(_, { selectedOptions, value: chosen }) => {
          setTyped('');
          if (chosen !== NOTHING) onValue(selectedOptions);
        }}
      >
        <TagPickerControl
          className={`${styles.box} ${styles.tags}`}
          expandIcon={{ 'aria-label': parts.openList, tabIndex: -1 }}
        >
          <Tags label={label} options={chosen} />
          <TagPickerInput
            {...input}
            aria-label={label}
            aria-required={isRequired}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
            }}
            onBlur={() => setTyped('')}
          />
        </TagPickerControl>
        <TagPickerList className={styles.list ?? ''} aria-label={parts.options}>
          {found.map((option) => (
            <TagPickerOption key={option.value} value={option.value} text={option.label}>
              {option.label}
            </TagPickerOption>
          ))}
          {found.length === 0 && (
            <TagPickerOption value={NOTHING} text={nothing}>
              {nothing}
            </TagPickerOption>
          )}
        </TagPickerList>
      </TagPicker>
    </Field>
  );
}

/** The chosen options, each with a button that removes it. */
function Tags({ label, options }: { label: string; options: readonly Option[] }) {
  const { parts } = useOfficeWords();
  return (
    <TagPickerGroup aria-label={label}>
      {options.map((option) => (
        <Tag
          key={option.value}
          value={option.value}
          size="small"
          dismissIcon={{ 'aria-label': parts.remove }}
        >
          {option.label}
        </Tag>
      ))}
    </TagPickerGroup>
  );
}
