import type { Field } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { AlertIcon } from './icons.tsx';
import styles from './text-field.module.css';
import { Translated } from './translated.tsx';

type FieldParts = { label: string; error?: string | undefined; hint?: string | undefined };

/** What stands around an input, the same for every kind: its label, a hint, and what is wrong with it. */
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
