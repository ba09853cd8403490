import { INVITE_CODE_LENGTH } from '@vse/domain/limits';
import type { Provider } from '@vse/domain/providers';
import type { Session } from '@vse/domain/users';
import { type FormEvent, useState } from 'react';
import { notify } from '../../lib/notifications.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveModal } from '../../ui/leave-modal.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModalActions } from '../../ui/modal-actions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './invite-form.module.css';
import { SenderFields } from './sender-fields.tsx';
import { freshCode, useInvite } from './use-invite.ts';
import { useSender } from './use-sender.ts';

type InviteModalProps = {
  session: Session;
  providers: readonly Provider[];
  onInvited: () => Promise<unknown>;
  onClose: () => void;
};

/** Invites one person; a code of its own is there from the start. What is typed stays until it has worked. */
export function InviteModal({ session, providers, onInvited, onClose }: InviteModalProps) {
  const { invites } = useOfficeWords();
  const [person, setPerson] = useState(() => ({ name: '', email: '', code: freshCode() }));
  const { sender, change } = useSender(session, providers);
  const { invite, isBusy, problems } = useInvite((name) => {
    notify(invites.invited(name));
    void onInvited();
    onClose();
  });
  const guard = useLeaveGuard((person.name + person.email).trim() !== '' && !isBusy);
  const close = () => guard.ask(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite({ ...person, ...sender });
  };
  return (
    <>
      <Modal title={invites.invite} width="wide" onClose={close}>
        <form noValidate onSubmit={submit} className={styles.form}>
          <div className={styles.pair}>
            <TextField
              label={invites.fields.name}
              name="name"
              autoComplete="off"
              value={person.name}
              error={problems.fields.name}
              onValue={(name) => setPerson({ ...person, name })}
            />
            <TextField
              label={invites.fields.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              value={person.email}
              error={problems.fields.email}
              onValue={(email) => setPerson({ ...person, email })}
            />
          </div>
          <div className={styles.code}>
            <TextField
              label={invites.fields.code}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
              maxLength={INVITE_CODE_LENGTH}
              input={{ className: styles.codeInput ?? '' }}
              value={person.code}
              error={problems.fields.code}
              onValue={(code) => setPerson({ ...person, code: code.toUpperCase() })}
            />
            <Button onClick={() => setPerson({ ...person, code: freshCode() })}>
              {invites.newCode}
            </Button>
          </div>
          <SenderFields
            kind={session.kind}
            sender={sender}
            onChange={change}
            errors={problems.fields}
          />
          <Alert messages={problems.others} />
          <ModalActions>
            <Button onClick={close}>{invites.close}</Button>
            <Button type="submit" look="ink" aria-disabled={isBusy}>
              {isBusy ? invites.submitting : invites.submit}
            </Button>
          </ModalActions>
        </form>
      </Modal>
      <LeaveModal guard={guard} words={invites.leave} />
    </>
  );
}
