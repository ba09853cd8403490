import { permissions } from '@vse/domain/access/permissions';
import type { Adjective } from '@vse/domain/records/adjectives';
import { useState } from 'react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { useRowDialogs } from '../../ui/kit/use-row-dialogs.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { useAdjectiveColumns } from './adjective-columns.tsx';
import { AdjectiveModal } from './adjective-modal.tsx';
import { DeleteAdjective } from './delete-adjective.tsx';
import { InlineAdd } from './inline-add.tsx';

/** All adjectives, which can be added, renamed and deleted in the list. */
export const AdjectivesScreen = staffScreen(permissions.catalogue.write, () => {
  const { adjectives: words, parts } = useOfficeWords();
  const translated = useTranslated();
  const { toEdit, toDelete, onEdit, onDelete, close } = useRowDialogs<Adjective>();
  const [isSaved, setSaved] = useState(false);
  /** On a phone, where the form for another one is folded. */
  const [isAdding, setAdding] = useState(false);
  const begin = (open: (adjective: Adjective) => void) => (adjective: Adjective) => {
    setSaved(false);
    open(adjective);
  };
  const done = () => {
    close();
    setSaved(true);
  };
  const list = useRows<Adjective>(useAdjectives(), byName);
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useAdjectiveColumns({ onEdit: begin(onEdit), onDelete: begin(onDelete) })}
      actions={<JumpTo />}
      besideFind={
        <Button
          look={isAdding ? 'quiet' : 'amber'}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {isAdding ? parts.cancel : words.add}
        </Button>
      }
      notices={
        <>
          {isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
          <InlineAdd
            isUnfolded={isAdding}
            onAdded={() => setSaved(true)}
            onBegin={() => setSaved(false)}
          />
        </>
      }
    >
      {toEdit && (
        <AdjectiveModal
          adjective={toEdit}
          onSaved={done}
          onDelete={() => onDelete(toEdit)}
          onClose={close}
        />
      )}
      {toDelete && <DeleteAdjective adjective={toDelete} onDeleted={done} onClose={close} />}
    </ListScreen>
  );
});
