import { Field, ProgressBar } from '@fluentui/react-components';

type ProgressProps = { label: string; value: number; max: number };

/** The progress of a long task. */
export const Progress = ({ label, value, max }: ProgressProps) => (
  <Field label={label} validationState="none">
    <ProgressBar value={value} max={max} thickness="large" />
  </Field>
);
