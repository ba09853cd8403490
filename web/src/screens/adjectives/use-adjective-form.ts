import { createAdjective, updateAdjective } from '@vse/domain/contract/calls';
import * as records from '@vse/domain/records/adjectives';
import { readAll, staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useSameName } from '../../lib/forms/use-same-name.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/words.ts';

type Adjective = records.Adjective;

export function useAddAdjective(onAdded: (name: string) => unknown) {
  const { adjectives } = useOfficeWords();
  const { items, refresh } = useAdjectives();
  const form = useRecordForm({
    schema: records.NewAdjective,
    errorTitle: adjectives.errorAdding,
    initial: { name: '' },
    isWorthKeeping: ({ name }) => name.trim() !== '',
    save: async (input, { requestId }) => {
      await staffCall(createAdjective, { ...input, requestId });
      await refresh();
      return input.name;
    },
    onSaved: onAdded,
  });
  const sameName = useSameName(form, items);
  return { form: { ...form, submit: sameName.submit }, sameName };
}

type EditOptions = {
  /** Starts in edit mode, as in a dialog. */
  isBegun?: boolean;
  onSaved?: () => void;
};

export function useEditAdjective(adjective: Adjective, { isBegun = false, onSaved }: EditOptions) {
  const { adjectives } = useOfficeWords();
  const { items, refresh } = useAdjectives();
  const form = useRecordForm({
    schema: records.updateAdjective.input,
    errorTitle: adjectives.errorSaving,
    record: draftOf(adjective),
    isBegun,
    save: async (input, { etag }) => {
      await staffCall(updateAdjective, { ...input, etag });
      await refresh();
    },
    onSaved: () => onSaved?.(),
    reload: async () => {
      const fresh = (await readAll(records.listAdjectives)).find(({ id }) => id === adjective.id);
      void refresh();
      return fresh && draftOf(fresh);
    },
  });
  const sameName = useSameName(form, items, adjective);
  return { form: { ...form, submit: sameName.submit }, sameName };
}

const draftOf = ({ id, name, etag, changedBy, changedDate }: Adjective) => ({
  id,
  name,
  etag,
  changedBy,
  changedDate: changedDate ?? undefined,
});
