import { permissions } from '@vse/domain/access/permissions';
import type { Adjective } from '@vse/domain/records/adjectives';
import { useState } from 'react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { useAdjectiveColumns } from './adjective-columns.tsx';
import { AdjectiveModal } from './adjective-modal.tsx';
import { DeleteAdjective } from './delete-adjective.tsx';
import { InlineAdd } from './inline-add.tsx';

type Opened = { adjective: Adjective; dialog: 'edit' | 'delete' };

/** All adjectives, which can be added, renamed and deleted in the list. */
export const AdjectivesScreen = staffScreen(permissions.catalogue.write, () => {
  const { adjectives: words } = useOfficeWords();
  const translated = useTranslated();
  const [opened, setOpened] = useState<Opened>();
  const [isSaved, setSaved] = useState(false);
  const open = (dialog: Opened['dialog']) => (adjective: Adjective) => {
    setSaved(false);
    setOpened({ adjective, dialog });
  };
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    setSaved(true);
  };
  const list = useRows<Adjective>(useAdjectives(), byName);
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useAdjectiveColumns({ onEdit: open('edit'), onDelete: open('delete') })}
      actions={<JumpTo />}
      notices={
        <>
          {isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
          <InlineAdd onAdded={() => setSaved(true)} onBegin={() => setSaved(false)} />
        </>
      }
    >
      {opened?.dialog === 'edit' && (
        <AdjectiveModal
          adjective={opened.adjective}
          onSaved={done}
          onDelete={() => open('delete')(opened.adjective)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && (
        <DeleteAdjective adjective={opened.adjective} onDeleted={done} onClose={close} />
      )}
    </ListScreen>
  );
});
