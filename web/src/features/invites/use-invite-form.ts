import { createInvite } from '@vse/domain/contract/calls';
import { NewInvite } from '@vse/domain/records/invites';
import { useState } from 'react';
import { staffCall } from '../../lib/api/staff.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { notify } from '../../lib/notifications.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { freshCode } from './fresh-code.ts';
import { isAboutOpenInvite, useAskAgain } from './use-ask-again.ts';
import type { Sender } from './use-sender.ts';

export type Invited = { id: string; email: string };
const ALREADY_OPEN = 'already open';

/** Invites one person. Asks first if they have an open invite. */
export function useInviteForm(
  sender: Sender,
  onInvited: (invited: Invited) => void,
  onClose: () => void,
) {
  const { invites } = useOfficeWords();
  const [code] = useState(freshCode);
  const asking = useAskAgain();
  const form = useRecordForm({
    schema: NewInvite,
    errorTitle: invites.errorTitle,
    labels: invites.fields,
    initial: { name: '', email: '', code, ...sender },
    isWorthKeeping: ({ name, email }) => (name + email).trim() !== '',
    save: async (input, { requestId }) => {
      const isRepeated = asking.isConfirmed(input.email);
      try {
        const sent = { ...input, requestId, ...(isRepeated && { isRepeated }) };
        const { id } = await staffCall(createInvite, sent);
        notify(invites.invited({ name: input.name }));
        onInvited({ id, email: input.email });
        return id;
      } catch (error) {
        if (isAboutOpenInvite(error)) return ALREADY_OPEN;
        throw error;
      }
    },
    onSaved: (answer) => {
      if (answer !== ALREADY_OPEN) return onClose();
      asking.ask();
      return false;
    },
  });
  return { form, asking };
}
