import { permissions } from '@vse/domain/access/permissions';
import { useChangeWords } from '../../lib/words/changes.ts';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { useChangeColumns } from './change-columns.tsx';
import { useChangeSets } from './use-change-sets.ts';

/** The changes of several records, newest first. Each can be undone for a while. */
export const ChangesScreen = staffScreen(permissions.catalogue.history, () => {
  const { sets } = useChangeWords();
  const list = useChangeSets();
  return (
    <ListScreen
      words={sets}
      list={list}
      columns={useChangeColumns(list.refresh)}
      actions={<JumpTo />}
    />
  );
});
