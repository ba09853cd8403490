import { PUBLISH_STATES, type PublishState } from '@vse/domain/rules/publish-state';
import type { FieldOf } from '../kit/controls/field-parts.tsx';
import { optionsOf, SelectField } from '../kit/controls/select-field.tsx';

type StateFieldProps = FieldOf<string> & {
  words: { state: Record<PublishState, string>; choose: string };
};

/** Draft or Published. */
export const StateField = ({ words, ...field }: StateFieldProps) => (
  <SelectField {...field} none={words.choose} options={optionsOf(PUBLISH_STATES, words.state)} />
);
