import { type ComponentPropsWithoutRef, useId } from 'react';
import { AlertIcon } from '../base/icons.tsx';
import { Translated } from '../base/translated.tsx';
import styles from './text-field.module.css';

type TextFieldProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  /** For text with a style of its own, such as a code. */
  className?: string | undefined;
} & Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'type'
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'disabled'
  | 'maxLength'
>;

/** A labeled, required text input. Its error is shown below it and is part of its description for screen readers. */
export function TextField({ label, value, onValue, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        {...(error && { 'aria-invalid': true })}
        id={id}
        className={className ? `${styles.input} ${className}` : styles.input}
        value={value}
        aria-required="true"
        aria-describedby={describedBy || undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <AlertIcon />
          <Translated>{error}</Translated>
        </p>
      )}
    </div>
  );
}
