import { Field } from '@fluentui/react-components';
import { fieldParts } from './field-parts.tsx';
import styles from './text-area.module.css';

type TextAreaProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
};

/** A labelled text of several lines. */
export const TextArea = ({ label, onValue, ...area }: TextAreaProps) => (
  <Field {...fieldParts({ label })}>
    {(field) => (
      <textarea
        {...field}
        {...area}
        className={styles.area}
        spellCheck="false"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    )}
  </Field>
);
