import type { Field } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { AlertIcon } from '../../base/icons.tsx';
import { Translated } from '../../base/translated.tsx';
import styles from './field.module.css';

/** The props of every form field. A record form's `field(name)` provides all of them except the label and the hint. */
export type FieldOf<Value> = {
  label: string;
  value: Value;
  onValue: (value: Value) => void;
  name?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean;
  /** Most fields of the office are required; optional ones say so. */
  isRequired?: boolean;
};

type FieldParts = { label: string; error?: string | undefined; hint?: string | undefined };

/** The props of Fluent's Field: label, hint and error, the same for every kind of control. */
export const fieldParts = ({ label, error, hint }: FieldParts): ComponentProps<typeof Field> => ({
  className: styles.field,
  label: { children: label, className: styles.label },
  ...(hint ? { hint: { children: hint, className: styles.hint } } : {}),
  ...(error
    ? {
        validationMessage: { children: <Translated>{error}</Translated>, className: styles.error },
        validationMessageIcon: { children: <AlertIcon />, className: styles.errorIcon },
        validationState: 'error',
      }
    : {}),
});
