import { Spinner } from '@fluentui/react-components';
import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import styles from './edit-bar.module.css';

type EditBarProps = {
  form: RecordForm;
  /** What is not saved, where a form can count it. */
  unsaved?: string | undefined;
};

/** Cancel and Save beside the title, and whether there are unsaved changes. */
export function EditBar({ form, unsaved }: EditBarProps) {
  const { parts } = useOfficeWords();
  const { isDirty, isBusy, end } = form;
  return (
    <>
      <span role="status" className={styles.unsaved}>
        {isDirty ? (unsaved ?? parts.unsaved) : ''}
      </span>
      <Button aria-disabled={isBusy} onClick={end}>
        {parts.cancel}
      </Button>
      <Button type="submit" look="ink" aria-disabled={isBusy}>
        {isBusy && <Spinner size="extra-tiny" />}
        <span>{isBusy ? parts.saving : parts.save}</span>
      </Button>
    </>
  );
}
