import { permissions } from '@vse/domain/access/permissions';
import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { ListActions } from '../../ui/office/list-actions.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { useFragranceColumns } from './fragrance-columns.tsx';
import { NeedsAdjectives } from './needs-adjectives.tsx';
import { PublishModal } from './publishing/publish-modal.tsx';
import { useDrafts } from './publishing/use-drafts.ts';
import { useFragranceList } from './use-fragrance-list.ts';

/** All fragrances. Drafts can be selected and published together. */
export const FragrancesScreen = staffScreen(permissions.catalogue.write, () => {
  const { fragrances: words } = useOfficeWords();
  const { rows, list, filters } = useFragranceList();
  const { chosen, selection, clear } = useDrafts(rows.items);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useFragranceColumns(selection)}
      filters={filters}
      notices={<NeedsAdjectives />}
      actions={
        <ListActions kind="fragrances">
          {chosen.length > 0 && (
            <Button aria-haspopup="dialog" onClick={() => setPublishing(true)}>
              {words.publish(chosen.length)}
            </Button>
          )}
        </ListActions>
      }
    >
      {isPublishing && (
        <PublishModal
          fragrances={chosen}
          onPublished={clear}
          onClose={() => setPublishing(false)}
        />
      )}
    </ListScreen>
  );
});
