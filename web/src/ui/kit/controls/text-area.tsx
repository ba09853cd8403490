import { Field, Textarea } from '@fluentui/react-components';
import styles from './field.module.css';
import { type FieldOf, fieldParts } from './field-parts.tsx';

type TextAreaProps = FieldOf<string> & { rows?: number; placeholder?: string };

/** A labeled multi-line text input. */
export const TextArea = ({
  label,
  onValue,
  error,
  hint,
  changed,
  isRequired = true,
  rows = 4,
  ...area
}: TextAreaProps) => (
  <Field {...fieldParts({ label, error, hint, changed })}>
    <Textarea
      dir="auto"
      {...area}
      className={`${styles.box} ${styles.text}`}
      textarea={{ rows, spellCheck: false }}
      aria-required={isRequired}
      onChange={(_, data) => onValue(data.value)}
    />
  </Field>
);
