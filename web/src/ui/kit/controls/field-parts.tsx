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
  /** The word that marks a value that is not the stored one. */
  changed?: string | undefined;
  disabled?: boolean;
  /** Most fields of the office are required; optional ones say so. */
  isRequired?: boolean;
};

type FieldParts = Pick<FieldOf<unknown>, 'label' | 'error' | 'hint' | 'changed'>;

/** The mark of a label whose value was changed. It is drawn by the styles, so that it is not part of the name. */
export const markOf = (changed: string | undefined) => (changed ? { 'data-changed': changed } : {});

/** The props of Fluent's Field: label, hint and error, the same for every kind of control. */
export const fieldParts = ({
  label,
  error,
  hint,
  changed,
}: FieldParts): ComponentProps<typeof Field> => ({
  className: styles.field,
  label: { children: label, className: styles.label, ...markOf(changed) },
  ...(hint ? { hint: { children: hint, className: styles.hint } } : {}),
  ...(error
    ? {
        validationMessage: { children: <Translated>{error}</Translated>, className: styles.error },
        validationMessageIcon: { children: <AlertIcon />, className: styles.errorIcon },
        validationState: 'error',
      }
    : {}),
});
