import { COLLECTIONS, FAMILIES, type Fragrance } from '@vse/domain/records/fragrances';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { optionsOf, SelectField } from '../../ui/kit/controls/select-field.tsx';
import { TextArea } from '../../ui/kit/controls/text-area.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { CheckboxField } from '../../ui/kit/controls/toggle-fields.tsx';
import { StateField } from '../../ui/office/state-field.tsx';
import { FragranceFiles } from './files/fragrance-files.tsx';
import { FragranceFacts } from './fragrance-facts.tsx';
import styles from './fragrances.module.css';
import { Scent } from './scent/scent.tsx';
import type { FragranceForm } from './use-fragrance-form.ts';

type FragranceFieldsProps = { form: FragranceForm };

/** The fields of a fragrance, for adding and editing: texts left; files, colors and weights right. */
export function FragranceFields({
  form,
  fragrance,
}: FragranceFieldsProps & { fragrance?: Fragrance }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Texts form={form} />
        {fragrance && <FragranceFacts fragrance={fragrance} />}
      </div>
      <div className={styles.column}>
        <FragranceFiles form={form} />
        <Scent form={form} />
      </div>
    </div>
  );
}

function Texts({ form: { field, draft } }: FragranceFieldsProps) {
  const { fragrances: words } = useOfficeWords();
  return (
    <Card>
      <div className={styles.nameAndState}>
        <TextField {...field('name')} />
        <StateField {...field('publishState')} words={words} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('sku')} />
        <TextField
          isRequired={false}
          {...field('detectionLevel')}
          value={draft.detectionLevel ?? ''}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('family')}
          none={words.choose}
          options={optionsOf(FAMILIES, words.family)}
        />
        <SelectField
          {...field('collection')}
          none={words.choose}
          options={optionsOf(COLLECTIONS, words.collection)}
        />
      </div>
      <TextField {...field('shortDescription')} />
      <TextArea {...field('longDescription')} />
      <CheckboxField {...field('isOdorNeutralizer')} />
    </Card>
  );
}
