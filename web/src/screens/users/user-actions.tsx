import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './user-form.module.css';
import type { rulesFor } from './user-rules.ts';

type UserActionsProps = {
  rules: ReturnType<typeof rulesFor>;
  onEdit: () => void;
  onDelete: () => void;
};

/** What can be done with the user, or why nothing can. */
export function UserActions({ rules, onEdit, onDelete }: UserActionsProps) {
  const { users, parts } = useOfficeWords();
  return (
    <Card title={users.actions}>
      {rules.mayEdit && (
        <div className={styles.buttons}>
          <Button look="ink" onClick={onEdit}>
            {parts.edit}
          </Button>
          {rules.mayDelete && <DeleteButton onDelete={onDelete} />}
        </div>
      )}
      {!rules.mayEdit && <p className={styles.reason}>{users.readOnly}</p>}
      {rules.mayEdit && rules.isSelf && <p className={styles.reason}>{users.notSelf}</p>}
    </Card>
  );
}

/** What cannot be taken back stands apart; it asks once more. */
export function DangerZone({ onDelete }: { onDelete: () => void }) {
  const { users } = useOfficeWords();
  return (
    <Card title={users.danger} text={users.dangerText} isDanger>
      <div className={styles.buttons}>
        <DeleteButton onDelete={onDelete} />
      </div>
    </Card>
  );
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const { parts } = useOfficeWords();
  return (
    <Button look="bad" aria-haspopup="dialog" onClick={onDelete}>
      {parts.delete}
    </Button>
  );
}
