import type { RecordForm } from '../../lib/forms/use-record-form.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from './controls/button.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { OfficeDialog } from './office-dialog.tsx';

/** The question of `useSameName`. */
export function SameNameModal({ sameName }: Pick<RecordForm, 'sameName'>) {
  const { parts } = useOfficeWords();
  const { taken, href, words } = sameName;
  if (!sameName.isAsking) return null;
  return (
    <OfficeDialog
      title={words?.title ?? parts.sameNameTitle}
      onClose={sameName.cancel}
      actions={
        <>
          <Button onClick={sameName.cancel}>{parts.cancel}</Button>
          {/* The form asks before it is left with unsaved changes. */}
          {href && <ButtonTo to={href}>{parts.sameNameOpen}</ButtonTo>}
          <Button look="ink" onClick={sameName.confirm}>
            {words?.confirm ?? parts.sameNameConfirm}
          </Button>
        </>
      }
    >
      <p>{words?.text ?? parts.sameNameText({ name: taken })}</p>
    </OfficeDialog>
  );
}
