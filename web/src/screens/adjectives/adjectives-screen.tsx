import { permissions } from '@vse/domain/access/permissions';
import type { Adjective } from '@vse/domain/records/adjectives';
import { useState } from 'react';
import { useRows } from '../../lib/api/use-list.ts';
import { paths } from '../../lib/paths.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { useAdjectiveColumns } from './adjective-columns.tsx';
import { AdjectiveModal } from './adjective-modal.tsx';
import { DeleteAdjective } from './delete-adjective.tsx';
import { InlineAdd } from './inline-add.tsx';

/** All adjectives, which can be added, renamed and deleted in the list. */
export function AdjectivesScreen() {
  return (
    <StaffOnly access={permissions.catalogue.write}>
      {({ kind }) => <Adjectives isAdmin={kind === 'Admin'} />}
    </StaffOnly>
  );
}

type Opened = { adjective: Adjective; dialog: 'edit' | 'delete' };

function Adjectives({ isAdmin }: { isAdmin: boolean }) {
  const { adjectives: words, parts } = useOfficeWords();
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
  const list = useRows<Adjective>(useAdjectives(), {
    sort: { key: 'name', direction: 'ascending' },
    sortBy: { name: ({ name }) => name },
    find: ({ name }) => name,
  });
  return (
    <ListScreen
      words={words}
      crumbs={[{ label: parts.dashboard, href: paths.dashboard.getHref() }, { label: words.title }]}
      list={list}
      columns={useAdjectiveColumns({ onEdit: open('edit'), onDelete: open('delete') })}
      keyOf={({ id }) => id}
      actions={isAdmin && <JumpTo />}
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
        <DeleteAdjective adjective={opened.adjective} isInList onDeleted={done} onClose={close} />
      )}
    </ListScreen>
  );
}
