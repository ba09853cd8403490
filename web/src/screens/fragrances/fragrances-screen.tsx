import { permissions } from '@vse/domain/access/permissions';
import type { FragranceRow } from '@vse/domain/records/fragrances';
import { isPublished } from '@vse/domain/rules/publish-state';
import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/office/controls/button.tsx';
import { ListActions } from '../../ui/office/list-actions.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { useFragranceColumns } from './fragrance-columns.tsx';
import { NeedsAdjectives } from './needs-adjectives.tsx';
import { PublishModal } from './publishing/publish-modal.tsx';
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

/** The selected Drafts, without those that have been published or deleted since. */
function useDrafts(rows: readonly FragranceRow[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: rows?.filter((row) => ids.has(row.id) && !isPublished(row)) ?? [],
    clear: () => setIds(new Set()),
    selection: {
      has: (id: string) => ids.has(id),
      toggle: (id: string) =>
        setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    },
  };
}
