import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { PencilIcon, TrashIcon } from '../../../ui/base/staff-icons.tsx';
import { BareButton } from '../../../ui/kit/controls/bare-button.tsx';
import { type RenderModal, useModal } from '../../../ui/kit/controls/modal-button.tsx';
import styles from '../user-form.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import type { rulesFor } from './user-rules.ts';

type UserActionsProps = {
  rules: ReturnType<typeof rulesFor>;
  userId: string;
  onEdit: () => void;
  deletion: RenderModal;
};

/** The actions for a user, or why there are none. */
export function UserActions({ rules, userId, onEdit, deletion }: UserActionsProps) {
  const { users, parts } = useOfficeWords();
  const { open, modal } = useModal(deletion);
  return (
    <Card title={users.actions}>
      {(rules.mayEdit || rules.mayEndSessions) && (
        <div className={styles.rows}>
          {rules.mayEdit && (
            <BareButton className={styles.action} onClick={onEdit}>
              <PencilIcon />
              <span>{parts.edit}</span>
            </BareButton>
          )}
          {rules.mayEndSessions && <SignOutEverywhere userId={userId} />}
          {rules.mayDelete && (
            <BareButton
              className={`${styles.action} ${styles.bad}`}
              aria-haspopup="dialog"
              onClick={open}
            >
              <TrashIcon />
              <span>{parts.delete}</span>
            </BareButton>
          )}
        </div>
      )}
      {!rules.mayEdit && <p className={styles.reason}>{users.readOnly}</p>}
      {rules.mayEdit && rules.isSelf && <p className={styles.reason}>{users.notSelf}</p>}
      {modal}
    </Card>
  );
}
