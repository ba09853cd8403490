import type { Adjective } from '@vse/domain/records/adjectives';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { FormModal } from '../../ui/kit/form-modal.tsx';
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
  const form = useEditAdjective(adjective, { isBegun: true, onSaved });
  const deletion = (
    <Button look="bad" onClick={() => form.guard.ask(onDelete)}>
      {parts.delete}
    </Button>
  );
  return (
    <FormModal
      title={words.edit}
      form={form}
      close={parts.back}
      actions={deletion}
      onClose={onClose}
    >
      <TextField {...form.field('name')} />
    </FormModal>
  );
}
