import { createAdjective, updateAdjective } from '@vse/domain/contract/calls';
import * as records from '@vse/domain/records/adjectives';
import { readAll, replacing, staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { nameOf } from '../../lib/forms/use-same-name.ts';
import { paths } from '../../lib/paths.ts';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

type Adjective = records.Adjective;

export function useAddAdjective(onAdded: (name: string) => unknown) {
  const { adjectives } = useOfficeWords();
  const { items, refresh } = useAdjectives();
  return useRecordForm({
    schema: records.NewAdjective,
    errorTitle: adjectives.errorAdding,
    labels: adjectives.fields,
    initial: { name: '' },
    isWorthKeeping: ({ name }) => name.trim() !== '',
    sameName: { existing: items, nameOf, hrefOf: paths.adjective.getHref },
    save: async (input, { requestId }) => {
      await staffCall(createAdjective, { ...input, requestId });
      void refresh();
      return input.name;
    },
    onSaved: onAdded,
  });
}

type EditOptions = {
  /** Starts in edit mode, as in a dialog. */
  isBegun?: boolean;
  onSaved: () => void;
};

export function useEditAdjective(record: Adjective, { isBegun = false, onSaved }: EditOptions) {
  const { adjectives } = useOfficeWords();
  const { items, refresh, changed } = useAdjectives();
  return useRecordForm({
    schema: records.updateAdjective.input,
    errorTitle: adjectives.errorSaving,
    labels: adjectives.fields,
    record,
    isBegun,
    sameName: { existing: items, own: record, nameOf, hrefOf: paths.adjective.getHref },
    save: async (input, { etag }) => {
      const saved = await staffCall(updateAdjective, { ...input, etag });
      await changed(replacing({ ...input, ...saved }));
    },
    onSaved,
    reload: async () => {
      const fresh = (await readAll(records.listAdjectives)).find(({ id }) => id === record.id);
      void refresh();
      return fresh;
    },
  });
}
