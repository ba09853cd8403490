import type { Adjective } from '@vse/domain/records/adjectives';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ModalActions } from '../../ui/feedback/modal-actions.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { useEditAdjective } from './use-adjective-form.ts';

type AdjectiveModalProps = {
  adjective: Adjective;
  onSaved: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Renames an adjective from the list. */
export function AdjectiveModal({ adjective, onSaved, onDelete, onClose }: AdjectiveModalProps) {
  const { adjectives: words, parts } = useOfficeWords();
  const { form, sameName } = useEditAdjective(adjective, { isBegun: true, onSaved });
  const close = () => form.guard.ask(onClose);
  return (
    <Modal title={words.edit} onClose={close}>
      <RecordForm form={form}>
        <TextField label={words.fields.name} autoComplete="off" {...form.field('name')} />
        <ModalActions>
          <Button look="bad" onClick={() => form.guard.ask(onDelete)}>
            {parts.delete}
          </Button>
          <Button onClick={close}>{parts.back}</Button>
          <Button type="submit" look="ink" aria-disabled={form.isBusy}>
            {form.isBusy ? parts.saving : parts.save}
          </Button>
        </ModalActions>
      </RecordForm>
      <SameNameModal sameName={sameName} name={form.draft.name} />
      <SaveProblems form={form} labels={words.fields} />
    </Modal>
  );
}
