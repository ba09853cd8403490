import { Field, ProgressBar } from '@fluentui/react-components';
import styles from './progress.module.css';

type ProgressProps = { label: string; value: number; max: number };

/** The progress of a long task. */
export const Progress = ({ label, ...progress }: ProgressProps) => (
  <Field label={label} validationState="none">
    <Line {...progress} />
  </Field>
);

/** The same without words beside it; the label is only heard. */
export const ProgressLine = ({ label, ...progress }: ProgressProps) => (
  <Line aria-label={label} {...progress} />
);

type LineProps = Omit<ProgressProps, 'label'> & { 'aria-label'?: string };

/** Not the browser's own: beside a light accent color like ours its track is dark, and looks full when it is empty. */
const Line = (props: LineProps) => (
  <ProgressBar {...props} bar={{ className: styles.fill ?? '' }} thickness="large" />
);
