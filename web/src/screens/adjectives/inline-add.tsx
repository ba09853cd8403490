import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { RecordForm } from '../../ui/kit/record-form.tsx';
import { SaveProblems } from '../../ui/kit/save-problems.tsx';
import styles from './adjectives.module.css';
import { useAddAdjective } from './use-adjective-form.ts';

type InlineAddProps = { onAdded: () => void; onBegin: () => void };

/** Adds adjectives one after another without leaving the list. */
export function InlineAdd({ onAdded, onBegin }: InlineAddProps) {
  const { adjectives: words } = useOfficeWords();
  const form = useAddAdjective(() => {
    form.change({ name: '' });
    onAdded();
  });
  const field = form.field('name');
  const change = (name: string) => {
    onBegin();
    field.onValue(name);
  };
  return (
    <>
      <RecordForm form={form} className={styles.inline}>
        <TextField {...field} label={words.add} onValue={change} />
        <Button type="submit" look="amber" aria-disabled={form.isBusy}>
          {form.isBusy ? words.adding : words.add}
        </Button>
      </RecordForm>
      <SaveProblems form={form} />
    </>
  );
}
