import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from './controls/button.tsx';
import { OfficeDialog } from './office-dialog.tsx';

/** The question of `useSameName`. */
export function SameNameModal({ sameName }: Pick<RecordForm, 'sameName'>) {
  const { parts } = useOfficeWords();
  const { name, words } = sameName;
  if (!sameName.isAsking) return null;
  return (
    <OfficeDialog
      title={words?.title ?? parts.sameNameTitle}
      onClose={sameName.cancel}
      actions={
        <>
          <Button onClick={sameName.cancel}>{parts.cancel}</Button>
          <Button look="ink" onClick={sameName.confirm}>
            {words?.confirm ?? parts.sameNameConfirm}
          </Button>
        </>
      }
    >
      <p>{words?.text ?? parts.sameNameText(name.trim())}</p>
    </OfficeDialog>
  );
}
