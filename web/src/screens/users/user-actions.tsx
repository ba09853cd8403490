import { useState } from 'react';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeleteUser } from './delete-user.tsx';
import type { Person } from './merge-people.ts';
import styles from './user-form.module.css';
import type { rulesFor } from './user-rules.ts';

type UserActionsProps = {
  person: Person;
  rules: ReturnType<typeof rulesFor>;
  onEdit: () => void;
};

/** What can be done with the user; what ends them stands apart, and asks once more wherever it is chosen. */
export function UserActions({ person, rules, onEdit }: UserActionsProps) {
  const { users, parts } = useOfficeWords();
  const [isDeleting, setDeleting] = useState(false);
  if (!rules.mayEdit)
    return (
      <Card title={users.actions}>
        <p>{users.readOnly}</p>
      </Card>
    );
  const deletion = (
    <Button look="bad" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
      {parts.delete}
    </Button>
  );
  return (
    <>
      <Card title={users.actions}>
        <div className={styles.buttons}>
          <Button look="ink" onClick={onEdit}>
            {parts.edit}
          </Button>
          {rules.mayDelete && deletion}
        </div>
        {rules.isSelf && <p className={styles.reason}>{users.notSelf}</p>}
      </Card>
      {rules.mayDelete && (
        <Card title={users.danger} text={users.dangerText} isDanger>
          <div className={styles.buttons}>{deletion}</div>
        </Card>
      )}
      {isDeleting && <DeleteUser person={person} onClose={() => setDeleting(false)} />}
    </>
  );
}
