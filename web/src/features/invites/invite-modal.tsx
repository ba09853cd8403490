import type { Session } from '@vse/domain/records/users';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { FormModal } from '../../ui/kit/form-modal.tsx';
import { AskAgain } from './ask-again.tsx';
import { CodeField } from './code-field.tsx';
import styles from './invite-form.module.css';
import { SenderFields } from './sender-fields.tsx';
import { type Invited, useInviteForm } from './use-invite-form.ts';
import { useSender } from './use-sender.ts';

type InviteModalProps = {
  session: Session;
  onInvited: (invited: Invited) => void;
  onClose: () => void;
};

/** Invites one person. The code is new each time the dialog opens. */
export function InviteModal({ session, onInvited, onClose }: InviteModalProps) {
  const { invites } = useOfficeWords();
  const sender = useSender(session);
  const { form, asking } = useInviteForm(sender, onInvited, onClose);
  const { field } = form;
  return (
    <FormModal
      title={invites.invite}
      width="wide"
      form={form}
      leave={invites.leave}
      close={invites.close}
      submit={{ label: invites.submit, busy: invites.submitting }}
      problems={<AskAgain asking={asking} email={form.draft.email} submit={form.submit} />}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextField {...field('name')} />
        <TextField type="email" inputMode="email" {...field('email')} />
      </div>
      <CodeField {...field('code')} />
      <SenderFields
        session={session}
        provider={field('provider')}
        salesperson={field('salesperson')}
      />
      <Alert messages={form.errors.others} />
    </FormModal>
  );
}
