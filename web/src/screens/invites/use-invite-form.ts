import { createInvite } from '@vse/domain/contract/calls';
import { NewInvite } from '@vse/domain/records/invites';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { freshCode } from './code/fresh-code.ts';
import type { Sender } from './sender/use-sender.ts';

export type Invited = { id: string; email: string };
const ALREADY_OPEN = 'already open';
const isAboutOpenInvite = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ code }) => code === 'INVITE_OPEN');

/** Invites one person. Asks first if they have an open invite. */
export function useInviteForm(
  sender: Sender,
  onInvited: (invited: Invited) => void,
  onClose: () => void,
) {
  const { invites } = useOfficeWords();
  const [code] = useState(freshCode);
  const [isAsking, setAsking] = useState(false);
  /** The e-mails that the person confirmed despite an open invite. */
  const confirmed = useRef(new Set<string>());
  const form = useRecordForm({
    schema: NewInvite,
    errorTitle: invites.errorTitle,
    labels: invites.fields,
    initial: { name: '', email: '', code, ...sender },
    isWorthKeeping: ({ name, email }) => (name + email).trim() !== '',
    save: async (input, { requestId }) => {
      const isRepeated = confirmed.current.has(input.email.toLowerCase());
      try {
        const sent = { ...input, requestId, ...(isRepeated && { isRepeated }) };
        const { id } = await staffCall(createInvite, sent);
        notify(invites.invited(input.name));
        onInvited({ id, email: input.email });
        return id;
      } catch (error) {
        if (isAboutOpenInvite(error)) return ALREADY_OPEN;
        throw error;
      }
    },
    onSaved: (answer) => {
      if (answer !== ALREADY_OPEN) return onClose();
      setAsking(true);
      return false;
    },
  });
  return {
    form,
    isAsking,
    inviteAgain: () => {
      confirmed.current.add(form.draft.email.trim().toLowerCase());
      setAsking(false);
      form.submit();
    },
    doNotInvite: () => setAsking(false),
  };
}
