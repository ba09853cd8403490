import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './user-form.module.css';

type EditButtonsProps = { edit: { isDirty: boolean; end: () => void }; isBusy: boolean };

/** Cancel and Save on the title's line, with whether there is anything to save. */
export function EditButtons({ edit: { isDirty, end }, isBusy }: EditButtonsProps) {
  const { parts } = useOfficeWords();
  return (
    <>
      <span role="status" className={styles.unsaved}>
        {isDirty ? parts.unsaved : ''}
      </span>
      <Button onClick={end}>{parts.cancel}</Button>
      <Button type="submit" look="ink" aria-disabled={isBusy}>
        {isBusy ? parts.saving : parts.save}
      </Button>
    </>
  );
}
