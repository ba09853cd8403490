import { useOfficeWords } from '../../lib/words/words.ts';
import { TagList } from '../../ui/office/controls/tag-list.tsx';
import { TagPickerField } from '../../ui/office/controls/tag-picker-field.tsx';
import styles from './questions.module.css';
import type { Adjectives } from './use-questions.ts';

type AdjectivePickerProps = {
  adjectives: Adjectives;
  value: readonly { id: string }[];
  onValue: (value: readonly { id: string }[]) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** Chooses the adjectives of an answer, which have no weight. Deleted adjectives are not shown. */
export function AdjectivePicker(props: AdjectivePickerProps) {
  const { adjectives, value, onValue, error, disabled = false } = props;
  const { fields, answers } = useOfficeWords().questions;
  if (!disabled)
    return (
      <TagPickerField
        label={fields.adjectives}
        value={value.map(({ id }) => id)}
        error={error}
        placeholder={answers.chooseAdjective}
        options={(adjectives.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        // One that is on the answer already is not offered (specification, text 2 section 5).
        onValue={(ids) => onValue(ids.map((id) => ({ id })))}
      />
    );
  const tags = value.flatMap(({ id }) => {
    const name = adjectives.nameOf(id);
    return name === undefined ? [] : [{ value: id, label: name }];
  });
  return (
    <div className={styles.picker}>
      <h2 className={styles.quiet}>{fields.adjectives}</h2>
      {tags.length === 0 ? (
        <p className={styles.quiet}>{answers.noAdjectives}</p>
      ) : (
        <TagList label={fields.adjectives} tags={tags} />
      )}
    </div>
  );
}
