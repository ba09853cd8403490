import { deleteFragrance } from '@vse/domain/contract/calls';
import type { Fragrance } from '@vse/domain/records/fragrances';
import { removing, staffCall } from '../../lib/api/staff.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';
import { RecordPage } from '../../ui/kit/record-page.tsx';
import { HistoryButton } from '../../ui/office/record-history/history-button.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { fragranceKind } from './feature.ts';
import { FragranceFields } from './fragrance-fields.tsx';
import { FragranceView } from './fragrance-view.tsx';
import { fragranceHistory } from './history.ts';
import { useEditFragrance } from './use-fragrance-form.ts';

/** One fragrance, shown first and then edited. */
export function FragranceDetail({ fragrance }: { fragrance: Fragrance }) {
  const { fragrances: words } = useOfficeWords();
  const form = useEditFragrance(fragrance);
  const { isEditing } = form;
  const { changed } = useFragranceRows();
  const { id, name, etag, publishState } = fragrance;
  return (
    <RecordPage
      form={form}
      parent={fragranceKind}
      name={name}
      titleNote={<StateMark state={publishState} words={words.state} />}
      editing={{ title: words.editBar, titleNote: name }}
      history={<HistoryButton kept={fragranceHistory} record={fragrance} name={name} form={form} />}
      actions={<DuplicateButton id={id} />}
      danger={{
        text: words.dangerText,
        modal: (close) => (
          <DeleteModal
            title={words.deleteTitle({ name })}
            text={words.deleteText({ name })}
            confirm={words.deleteConfirm}
            remove={() => staffCall(deleteFragrance, { id, etag })}
            leaveTo={paths.fragranceDeleted.getHref(name)}
            refresh={() => changed(removing(id))}
            onClose={close}
          />
        ),
      }}
    >
      {isEditing ? (
        <FragranceFields form={form} fragrance={fragrance} />
      ) : (
        <FragranceView fragrance={fragrance} />
      )}
    </RecordPage>
  );
}
