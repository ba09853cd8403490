import { useOfficeWords } from '../../../lib/words/words.ts';
import { namedOptions } from '../../../ui/kit/controls/select-field.tsx';
import { TagPickerField } from '../../../ui/kit/controls/tag-picker-field.tsx';
import type { Adjectives } from './use-known-adjectives.ts';

type AdjectivePickerProps = {
  label: string;
  adjectives: Adjectives;
  value: readonly { id: string }[];
  onValue: (value: { id: string }[]) => void;
  error?: string | undefined;
};

/** Chooses the adjectives of an answer, which have no weight. Deleted adjectives are not shown. */
export function AdjectivePicker({ adjectives, value, onValue, ...field }: AdjectivePickerProps) {
  const { answers } = useOfficeWords().questions;
  return (
    <TagPickerField
      {...field}
      value={value.map(({ id }) => id)}
      placeholder={answers.chooseAdjective}
      options={namedOptions(adjectives.items ?? [])}
      // One that is on the answer already is not offered (specification, text 2 section 5).
      onValue={(ids) => onValue(ids.map((id) => ({ id })))}
    />
  );
}
