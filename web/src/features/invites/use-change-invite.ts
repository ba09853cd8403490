import { resendInvite, revokeInvite } from '@vse/domain/contract/calls';
import type { Invite } from '@vse/domain/records/invites';
import { statusOf } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';

export type ChangeInvite = {
  invite: Invite;
  onChanged: () => Promise<unknown>;
  /** Also called when the invite turns out to be gone. */
  onClose: () => void;
};

/** Sends an invite again or withdraws it, and says so. */
export function useChangeInvite({ invite: { id, etag, name }, onChanged, onClose }: ChangeInvite) {
  const { invites, parts } = useOfficeWords();
  const resending = useAction(parts.failed({ what: `${invites.resend}: ${name}` }));
  const withdrawing = useAction(parts.failed({ what: invites.withdrawTitle({ name }) }));
  const send = async (endpoint: typeof resendInvite | typeof revokeInvite, message: string) => {
    try {
      await staffCall(endpoint, { id, etag });
      notify(message);
      return 'done';
    } catch (failure) {
      if (statusOf(failure) !== 404) throw failure;
      notify(invites.gone({ name }), { isError: true });
      return 'gone';
    } finally {
      // Also after a failure, because another person may have changed the invite first.
      void onChanged();
    }
  };
  const closing = (onDone?: () => void) => (answer: 'done' | 'gone') =>
    answer === 'gone' ? onClose() : onDone?.();
  return {
    resending,
    withdrawing,
    resend: () => resending.run(() => send(resendInvite, invites.resent({ name })), closing()),
    withdraw: (onDone: () => void) =>
      withdrawing.run(() => send(revokeInvite, invites.withdrawn({ name })), closing(onDone)),
  };
}
