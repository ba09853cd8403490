import { permissions } from '@vse/domain/access/permissions';
import type { Provider } from '@vse/domain/records/providers';
import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useRows } from '../../lib/api/use-list.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { JumpTo } from '../../ui/office/jump-to.tsx';
import { ListScreen } from '../../ui/office/list-screen.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { EditProviderModal } from './edit-provider-modal.tsx';
import { NeedsFragrances } from './needs-fragrances.tsx';
import { useProviderColumns } from './provider-columns.tsx';

export function ProvidersScreen() {
  return (
    <StaffOnly access={permissions.catalogue.write}>
      {(session) => <Providers session={session} />}
    </StaffOnly>
  );
}

function Providers({ session }: { session: Session }) {
  const { providers: words, parts } = useOfficeWords();
  const providers = useProviderRecords();
  const fragrances = useFragranceRows();
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; provider: Provider }>();
  const close = () => setOpen(undefined);
  const list = useRows<Provider>(providers, {
    sort: { key: 'name', direction: 'ascending' },
    sortBy: {
      name: ({ name }) => name,
      fragrances: ({ fragrances: stock }) => String(stock.length),
    },
    find: ({ name }) => name,
  });
  return (
    <ListScreen
      words={words}
      crumbs={[{ label: parts.dashboard, href: paths.dashboard.getHref() }, { label: words.crumb }]}
      list={list}
      columns={useProviderColumns({
        onEdit: (provider) => setOpen({ dialog: 'edit', provider }),
        onDelete: (provider) => setOpen({ dialog: 'delete', provider }),
      })}
      keyOf={({ id }) => id}
      actions={
        <>
          {session.kind === 'Admin' && <JumpTo />}
          <ButtonTo look="amber" to={paths.addProvider.getHref()}>
            {words.add}
          </ButtonTo>
        </>
      }
      notices={fragrances.items?.length === 0 && <NeedsFragrances />}
    >
      {open?.dialog === 'edit' && (
        <EditProviderModal provider={open.provider} providers={providers} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteProvider provider={open.provider} providers={providers} onClose={close} />
      )}
    </ListScreen>
  );
}
