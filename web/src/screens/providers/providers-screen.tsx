import { permissions } from '@vse/domain/access/permissions';
import type { Provider } from '@vse/domain/records/providers';
import { useState } from 'react';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ListActions } from '../../ui/office/list-actions.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { EditProviderModal } from './edit-provider-modal.tsx';
import { NeedsFragrances } from './inventory/needs-fragrances.tsx';
import { useProviderColumns } from './provider-columns.tsx';

export const ProvidersScreen = staffScreen(permissions.catalogue.write, () => {
  const { providers: words } = useOfficeWords();
  const providers = useProviderRecords();
  const fragrances = useFragranceRows();
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'delete'; provider: Provider }>();
  const close = () => setOpened(undefined);
  const list = useRows<Provider>(providers, {
    ...byName,
    sortBy: { ...byName.sortBy, fragrances: ({ fragrances: stock }) => String(stock.length) },
  });
  const columns = useProviderColumns({
    onEdit: (provider) => setOpened({ dialog: 'edit', provider }),
    onDelete: (provider) => setOpened({ dialog: 'delete', provider }),
  });
  return (
    <ListScreen
      words={words}
      list={list}
      columns={columns}
      actions={<ListActions kind="providers" />}
      notices={fragrances.items?.length === 0 && <NeedsFragrances />}
    >
      {opened?.dialog === 'edit' && (
        <EditProviderModal provider={opened.provider} providers={providers} onClose={close} />
      )}
      {opened?.dialog === 'delete' && (
        <DeleteProvider provider={opened.provider} providers={providers} onClose={close} />
      )}
    </ListScreen>
  );
});
