import { endSessions } from '@vse/domain/contract/calls';
import { staffCall } from '../../../lib/api/staff.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { notify } from '../../../lib/notifications.ts';
import { SignOutIcon } from '../../../ui/base/staff-icons.tsx';
import { BareButton } from '../../../ui/kit/controls/bare-button.tsx';
import { FailureAlert } from '../../../ui/kit/failure-alert.tsx';
import styles from '../user-form.module.css';
import { useSessionWords } from '../words/sessions.ts';

/** Ends the user's sessions on every device. */
export function SignOutEverywhere({ userId }: { userId: string }) {
  const words = useSessionWords();
  const { run, isBusy, error } = useAction(words.failed);
  const end = async () => {
    await staffCall(endSessions, { id: userId });
    notify(words.signedOutEverywhere);
  };
  return (
    <>
      <BareButton className={styles.action} aria-disabled={isBusy} onClick={() => void run(end)}>
        <SignOutIcon />
        <span>{words.signOutEverywhere}</span>
      </BareButton>
      <FailureAlert error={error} />
    </>
  );
}
