import { permissions } from '@vse/domain/access/permissions';
import { countInvites } from '@vse/domain/contract/calls';
import { type Invite, listInvites } from '@vse/domain/records/invites';
import type { Session } from '@vse/domain/records/users';
import { useState } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useList } from '../../lib/api/use-list.ts';
import { may } from '../../lib/auth/may.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { whenLoaded } from '../../lib/browser/lost-parts.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useStaffNames } from '../../lib/records/use-staff-names.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../ui/kit/controls/modal-button.tsx';
import { ListScreen } from '../../ui/kit/list-screen.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { JumpTo } from '../jump-to.tsx';
import { useInviteColumns } from './invite-columns.tsx';
import { InviteDetail } from './invite-detail.tsx';
import { useInviteDialog } from './use-invite-dialog.ts';
import type { Invited } from './use-invite-form.ts';
import { totalOfState, useStateTabs } from './use-state-tabs.ts';

const BulkModal = lazyIn(async () => (await import('./bulk/bulk-modal.tsx')).BulkModal);
const InviteModal = lazyIn(async () => (await import('./invite-modal.tsx')).InviteModal);

/** The invites that the role may see, oldest first, with dialogs to invite more. */
export const InvitesScreen = staffScreen(permissions.invites.read, ({ session }) => {
  const { invites } = useOfficeWords();
  const providers = useProviders();
  const isInviterShown = may(session, permissions.invites.read, 'ownProvider');
  const { nameOf: personName } = useStaffNames({ isWanted: isInviterShown });
  const { list, isJustSent, setSent } = useInvites();
  const dialog = useInviteDialog();
  const [opened, setOpened] = useState<Invite>();
  // An invite that is no longer in the list stays open until the person closes it.
  const open = opened && (list.items?.find(({ id }) => id === opened.id) ?? opened);
  const columns = useInviteColumns({
    isInviterShown,
    providerName: providers.nameOf,
    personName,
    onOpen: setOpened,
  });
  return (
    <ListScreen
      words={invites}
      list={list}
      columns={columns}
      filters={[useStateTabs(list)]}
      markOf={(invite) => (isJustSent(invite) ? invites.justSent : undefined)}
      actions={
        <InviteActions
          session={session}
          onInvited={list.refresh}
          onInvite={() => void whenLoaded(InviteModal, dialog.open)}
        />
      }
    >
      {open && (
        <InviteDetail
          invite={open}
          provider={providers.nameOf(open.provider)}
          inviter={isInviterShown ? (personName(open.salesperson) ?? '') : undefined}
          onChanged={list.refresh}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog.isOpen && (
        <InviteModal
          session={session}
          onInvited={(invited) => {
            setSent(invited);
            void list.refresh();
          }}
          onClose={dialog.close}
        />
      )}
    </ListScreen>
  );
});

type InviteActionsProps = {
  session: Session;
  onInvited: () => Promise<void>;
  /** Opens the dialog for one invite. */
  onInvite: () => void;
};

function InviteActions({ session, onInvited, onInvite }: InviteActionsProps) {
  const { invites } = useOfficeWords();
  return (
    <>
      <JumpTo />
      <ModalButton
        modal={(close) => <BulkModal session={session} onInvited={onInvited} onClose={close} />}
      >
        {invites.bulk}
      </ModalButton>
      <Button look="amber" aria-haspopup="dialog" onClick={onInvite}>
        {invites.invite}
      </Button>
    </>
  );
}

/** The list, preceded by the invite that was just sent, which may be on a page that is not loaded. */
function useInvites() {
  const list = useList(listInvites, countInvites, {
    sort: { key: 'sent', direction: 'ascending' },
    filters: ['status'],
    totalIn: totalOfState,
  });
  const [sent, setSent] = useState<Invited>();
  const latest = { sort: 'sent', direction: 'descending' } as const;
  const found = useStaffApi(listInvites, sent ? { find: sent.email, ...latest } : null);
  const isJustSent = ({ id }: Pick<Invite, 'id'>) => id === sent?.id;
  const fresh = found.data?.items.filter(isJustSent) ?? [];
  const items = list.items && [
    ...fresh,
    ...list.items.filter((one) => !fresh.length || !isJustSent(one)),
  ];
  return { list: { ...list, items }, isJustSent, setSent };
}
