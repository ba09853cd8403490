import { PUBLISH_STATES } from '@vse/domain/rules/publish-state';
import type { ComponentProps } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { optionsOf, SelectField } from '../../ui/office/controls/select-field.tsx';

/** Draft or Published; the empty option is 'Select an option'. */
export function StateField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const { states, selectOption } = useOfficeWords().questions;
  const none = { value: '', label: selectOption };
  return <SelectField {...props} options={[none, ...optionsOf(PUBLISH_STATES, states)]} />;
}
