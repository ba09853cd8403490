import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { Provider } from '@vse/domain/records/providers';
import type { PublishState } from '@vse/domain/rules/publish-state';
import { useChangeWords } from '../../../lib/words/changes.ts';
import { useListed } from '../../../ui/office/changes/use-listed.ts';
import { useSetChange } from '../../../ui/office/changes/use-set-change.ts';
import { useSelectionWords } from '../words/selection.ts';
import { useDeleteSeveral } from './use-delete-several.ts';

export type Lists = {
  /** Reads again what an action can have changed. Never rejects. */
  refresh: () => Promise<unknown>;
  /** Takes deleted fragrances from the list. */
  remove: (ids: ReadonlySet<string>) => Promise<unknown>;
  /** Says in the rows what was just done. */
  onStateSet: (state: PublishState, ids: readonly string[]) => void;
  /** Takes from the selection what is as it was wanted. */
  onDone: (ids: readonly string[]) => void;
};

const seenAs = ({ id, etag = '' }: { id: string; etag?: string | undefined }) => ({ id, etag });
const namesIn = (records: readonly { id: string; name: string }[]) => {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '';
};

/** What is done with the selected fragrances, one thing at a time. */
export function useSelectedActions(chosen: readonly FragranceRow[], lists: Lists) {
  const words = useSelectionWords();
  const changes = useChangeWords();
  const listed = useListed();
  const change = useSetChange(lists.refresh);
  const deletion = useDeleteSeveral(lists);
  const isBusy = change.isBusy || deletion.isBusy;

  const onDone = () => lists.onDone(chosen.map(({ id }) => id));

  const setState = (
    publishState: PublishState,
    label: string,
    done: (values: { count: number }) => string,
  ) => {
    if (isBusy) return;
    const records = chosen.filter((row) => row.publishState !== publishState);
    void change.run({
      input: { fragrances: [{ fields: { publishState }, records: records.map(seenAs) }] },
      label,
      count: records.length,
      nameOf: namesIn(records),
      done: ({ written }) => done({ count: written }),
      onDone: () => {
        lists.onStateSet(
          publishState,
          records.map(({ id }) => id),
        );
        onDone();
      },
    });
  };
  return {
    publish: () => setState('Published', words.publish, changes.arePublished),
    draft: () => setState('Draft', words.draft, words.areDrafts),
    stock: (providers: readonly Provider[]) =>
      void change.run({
        input: {
          providers: [
            { fields: { add: chosen.map(({ id }) => id) }, records: providers.map(seenAs) },
          ],
        },
        label: words.stock,
        count: chosen.length,
        nameOf: namesIn([...chosen, ...providers]),
        done: () =>
          words.areStocked({
            count: chosen.length,
            names: listed(providers.map(({ name }) => name)),
          }),
        onDone,
      }),
    remove: () => void deletion.run(chosen),
    isBusy,
  };
}
