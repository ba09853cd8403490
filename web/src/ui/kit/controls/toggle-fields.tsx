import { Checkbox, Field, Switch } from '@fluentui/react-components';
import type { ComponentType } from 'react';
import styles from './field.module.css';
import { type FieldOf, fieldParts, markOf } from './field-parts.tsx';

type ToggleProps = {
  label: { children: string };
  checked: boolean;
  onChange: (event: unknown, data: { checked: boolean | 'mixed' }) => void;
  name?: string;
  disabled?: boolean;
  className?: string;
};

/** Undefined counts as no. */
type ToggleFieldProps = Omit<FieldOf<boolean>, 'value'> & { value: boolean | undefined };

/** A yes or no as a field. The label stands at the control, so the field has none of its own. */
const toggleField = (Toggle: ComponentType<ToggleProps>) =>
  function ToggleField(props: ToggleFieldProps) {
    const { label, value, onValue, error, hint, changed, isRequired: _, ...control } = props;
    const { label: __, ...parts } = fieldParts({ label, error, hint });
    return (
      <Field {...parts}>
        <Toggle
          {...control}
          className={styles.toggle ?? ''}
          label={{ children: label, ...markOf(changed) }}
          checked={value ?? false}
          onChange={(_event, { checked }) => onValue(checked === true)}
        />
      </Field>
    );
  };

/** One of several that may be chosen together, or a yes. */
export const CheckboxField = toggleField(Checkbox);

/** On or off, in effect at once or with the form. */
export const SwitchField = toggleField(Switch);
