import { type Invite, listInvites } from '@vse/domain/invites';
import { ROLES } from '@vse/domain/permissions';
import type { Session } from '@vse/domain/users';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStaffPages } from '../../lib/api/staff.ts';
import { screenHref } from '../../lib/screen-href.ts';
import { useProviders } from '../../lib/use-providers.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePage } from '../../ui/failure-page.tsx';
import { FindField } from '../../ui/find-field.tsx';
import { JumpTo } from '../../ui/jump-to.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { OfficePage } from '../../ui/office-page.tsx';
import { TableSkeleton } from '../../ui/office-skeleton.tsx';
import { StaffOnly } from '../../ui/staff-only.tsx';
import { BulkModal } from './bulk-modal.tsx';
import { InviteDetail } from './invite-detail.tsx';
import { InviteModal } from './invite-modal.tsx';
import { InviteTable } from './invite-table.tsx';

/** The invites that the role reaches, oldest first, and inviting more. */
export function InvitesScreen() {
  return <StaffOnly roles={ROLES}>{(session) => <Invites session={session} />}</StaffOnly>;
}

function Invites({ session }: { session: Session }) {
  const { invites, parts, users } = useOfficeWords();
  const providers = useProviders();
  const [find, setFind] = useState('');
  const asked = useSettled(find.trim());
  const pages = useStaffPages(listInvites, asked);
  const all = useStaffPages(listInvites);
  const refresh = () => Promise.all([pages.refresh(), asked && all.refresh()]);
  const { number } = useFormats();
  const dialog = useInviteDialog();
  const [isBulk, setBulk] = useState(false);
  const [opened, setOpened] = useState<Invite>();
  const { items } = pages;
  // One that has gone from the list meanwhile stays open until the person closes it, or is told that it is gone.
  const open = items?.find(({ id }) => id === opened?.id) ?? opened;
  const total =
    asked && pages.total !== undefined && all.total !== undefined
      ? parts.shownOf(number(pages.total), number(all.total))
      : all.total;
  if (pages.error && !items)
    return <FailurePage error={pages.error} onRetry={() => void pages.refresh()} />;
  return (
    <OfficePage
      title={invites.title}
      crumbs={[{ label: parts.dashboard, href: screenHref('dashboard') }, { label: invites.title }]}
      beside={total}
      actions={
        <>
          <FindField label={users.find} value={find} onValue={setFind} />
          {session.kind === 'Admin' && <JumpTo />}
          <Button aria-haspopup="dialog" onClick={() => setBulk(true)}>
            {invites.bulk}
          </Button>
          <Button look="amber" aria-haspopup="dialog" onClick={dialog.open}>
            {invites.invite}
          </Button>
        </>
      }
    >
      <List items={items} find={asked} session={session} providers={providers} onOpen={setOpened} />
      <LoadMore pages={pages} />
      {open && (
        <InviteDetail
          invite={open}
          provider={providers.nameOf(open.provider)}
          onChanged={refresh}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog.isOpen && (
        <InviteModal
          session={session}
          providers={providers.items}
          onInvited={refresh}
          onClose={dialog.close}
        />
      )}
      {isBulk && (
        <BulkModal
          session={session}
          providers={providers.items}
          onInvited={refresh}
          onClose={() => setBulk(false)}
        />
      )}
    </OfficePage>
  );
}

type ListProps = {
  items: readonly Invite[] | undefined;
  find: string;
  session: Session;
  providers: ReturnType<typeof useProviders>;
  onOpen: (invite: Invite) => void;
};

function List({ items, find, session, providers, onOpen }: ListProps) {
  const { invites, parts } = useOfficeWords();
  if (!items) return <TableSkeleton />;
  if (items.length === 0 && find) return <EmptyState title={parts.nothingFound(find)} />;
  if (items.length === 0) return <EmptyState title={invites.empty} text={invites.emptyText} />;
  return (
    <InviteTable
      items={items}
      isInviterShown={session.kind !== 'Salesperson'}
      nameOf={providers.nameOf}
      onOpen={onOpen}
    />
  );
}

/** Open while the address says `invite=1`: other screens link to it, and Back closes it. */
function useInviteDialog() {
  const [params, setParams] = useSearchParams();
  return {
    isOpen: params.get('invite') === '1',
    open: () => setParams({ invite: '1' }),
    close: () => setParams({}, { replace: true }),
  };
}
