import { PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import type { ComponentProps } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { optionsOf, SelectField } from '../../ui/office/controls/select-field.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';

type FieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;

/** Draft or Published; the empty option is 'Select an option'. */
export function StateField(props: FieldProps) {
  const { fields, states, selectOption } = useOfficeWords().questions;
  return (
    <SelectField
      label={fields.publishState}
      {...props}
      options={[{ value: '', label: selectOption }, ...optionsOf(PUBLISH_STATES, states)]}
    />
  );
}

export function QuestionTextField(props: FieldProps) {
  const { fields } = useOfficeWords().questions;
  return <TextField label={fields.questionText} autoComplete="off" {...props} />;
}
