import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { RecordForm } from '../../ui/kit/record-form.tsx';
import { SaveProblems } from '../../ui/kit/save-problems.tsx';
import styles from './adjectives.module.css';
import { useAddAdjective } from './use-adjective-form.ts';

type InlineAddProps = {
  /** On a phone, it is shown once its button beside the search was pressed. */
  isUnfolded: boolean;
  onAdded: () => void;
  onBegin: () => void;
};

/** Adds adjectives one after another without leaving the list. */
export function InlineAdd({ isUnfolded, onAdded, onBegin }: InlineAddProps) {
  const { adjectives: words } = useOfficeWords();
  const form = useAddAdjective(() => {
    form.change({ name: '' });
    onAdded();
  });
  useEditFocus(form.ref, isUnfolded);
  const field = form.field('name');
  const change = (name: string) => {
    onBegin();
    field.onValue(name);
  };
  return (
    <>
      <RecordForm
        form={form}
        className={isUnfolded ? styles.inline : `${styles.inline} ${styles.folded}`}
      >
        <TextField {...field} label={words.add} onValue={change} />
        <Button type="submit" look="amber" aria-disabled={form.isBusy}>
          {form.isBusy ? words.adding : words.add}
        </Button>
      </RecordForm>
      <SaveProblems form={form} />
    </>
  );
}
