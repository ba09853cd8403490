import { permissions } from '@vse/domain/access/permissions';
import type { Provider } from '@vse/domain/records/providers';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { useRowDialogs } from '../../ui/kit/use-row-dialogs.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { ListActions } from '../list-actions.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { EditProviderModal } from './edit-provider-modal.tsx';
import { providerKind } from './feature.ts';
import { NeedsFragrances } from './inventory/needs-fragrances.tsx';
import { useProviderColumns } from './provider-columns.tsx';

export const ProvidersScreen = staffScreen(permissions.catalogue.write, () => {
  const { providers: words } = useOfficeWords();
  const providers = useProviderRecords();
  const isLater = useFragranceRows().items?.length === 0;
  const { toEdit, toDelete, close, ...actions } = useRowDialogs<Provider>();
  const list = useRows<Provider>(providers, {
    ...byName,
    sortBy: { ...byName.sortBy, fragrances: ({ fragrances: stock }) => String(stock.length) },
  });
  return (
    <ListScreen
      words={words}
      list={list}
      columns={useProviderColumns(actions)}
      actions={<ListActions kind={providerKind} isLater={isLater} />}
      notices={isLater && <NeedsFragrances />}
    >
      {toEdit && <EditProviderModal provider={toEdit} providers={providers} onClose={close} />}
      {toDelete && <DeleteProvider provider={toDelete} providers={providers} onClose={close} />}
    </ListScreen>
  );
});
