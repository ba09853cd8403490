import { Field, Input } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';

type TextFieldProps = FieldOf<string> &
  Pick<
    ComponentProps<typeof Input>,
    | 'type'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'spellCheck'
    | 'inputMode'
    | 'enterKeyHint'
    | 'input'
    | 'aria-describedby'
    | 'aria-invalid'
    | 'maxLength'
  >;

/** Not type="email": Chromium (156) gives the domain bücher.example as xn--bcher-kva.example, which nobody typed. */
const ADDRESS = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

export function TextField({
  label,
  onValue,
  error,
  hint,
  changed,
  isRequired = true,
  ...input
}: TextFieldProps) {
  return (
    <Field {...fieldParts({ label, error, hint, changed })}>
      <Input
        // Browsers would fill in the person's own data.
        autoComplete="off"
        // Names come in many scripts.
        dir="auto"
        {...input}
        {...(input.type === 'email' && ADDRESS)}
        className={styles.box}
        aria-required={isRequired}
        onChange={(_, data) => onValue(data.value)}
      />
    </Field>
  );
}
