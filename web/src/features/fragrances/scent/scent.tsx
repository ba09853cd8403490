import { MAX_ADJECTIVES, MAX_WEIGHT } from '@vse/domain/limits';
import { useAdjectives } from '../../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { OptionPicker } from '../../../ui/kit/option-picker.tsx';
import type { FragranceForm } from '../use-fragrance-form.ts';
import { ColorsField } from './colors-field.tsx';

const NEW_WEIGHT = 1;

type ScentProps = { form: FragranceForm };

/** What a fragrance smells like: its colors, and its adjectives with their weights. */
export function Scent({ form: { field, draft, stored, uploads } }: ScentProps) {
  const { fragrances: words, adjectives } = useOfficeWords();
  const { items = [] } = useAdjectives();
  const colors = field('colors');
  return (
    <>
      <Card>
        <ColorsField
          {...colors}
          value={draft.colors ?? []}
          stored={stored?.colors}
          offered={uploads.pictureColors}
        />
      </Card>
      <Card>
        <OptionPicker
          {...field('adjectives')}
          hint={words.adjectivesHint}
          add={adjectives.addToRecord}
          options={items}
          value={draft.adjectives ?? []}
          pick={({ id, name }) => ({ id, name, weight: NEW_WEIGHT })}
          max={MAX_ADJECTIVES}
          weights={{ max: MAX_WEIGHT, stored: stored?.adjectives }}
        />
      </Card>
    </>
  );
}
