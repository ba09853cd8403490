import { Field, Input } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { fieldParts } from './field-parts.tsx';
import styles from './text-field.module.css';

type TextFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
} & Pick<
  ComponentProps<typeof Input>,
  | 'type'
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'input'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'disabled'
  | 'maxLength'
>;

/** A labelled text input; the error stands below it, and with it for who cannot see it. */
export function TextField({ label, value, onValue, error, hint, ...input }: TextFieldProps) {
  return (
    <Field {...fieldParts({ label, error, hint })}>
      <Input
        {...input}
        className={styles.input}
        value={value}
        aria-required="true"
        onChange={(_, data) => onValue(data.value)}
      />
    </Field>
  );
}
