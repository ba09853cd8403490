import { MAX_ADJECTIVES } from '@vse/domain/limits';
import { useAdjectives } from '../../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { WeightedPicker } from '../../../ui/kit/weighted-picker.tsx';
import type { FragranceForm } from '../use-fragrance-form.ts';
import { ColorsField } from './colors-field.tsx';

type ScentProps = { form: FragranceForm };

/** What a fragrance smells like: its colors, and its adjectives with their weights. */
export function Scent({ form: { field, draft, change, isEditing } }: ScentProps) {
  const { fragrances: words } = useOfficeWords();
  const options = useAdjectives().items ?? draft.adjectives?.map(nameless) ?? [];
  const { error, disabled } = field('adjectives');
  return (
    <Card title={words.scent}>
      <ColorsField
        value={draft.colors ?? []}
        onValue={(colors) => change({ colors })}
        disabled={!isEditing}
        error={field('colors').error}
      />
      <WeightedPicker
        label={words.fields.adjectives}
        {...(isEditing && { hint: words.adjectivesHint })}
        options={options}
        value={draft.adjectives ?? []}
        onValue={(adjectives) => change({ adjectives: [...adjectives] })}
        max={MAX_ADJECTIVES}
        disabled={disabled}
        error={error}
      />
    </Card>
  );
}

const nameless = ({ id, name = '' }: { id: string; name?: string | undefined }) => ({ id, name });
