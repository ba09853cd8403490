import { DEMO_ACCOUNTS } from '@vse/domain/rules/demo';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import styles from './sign-in-dialog.module.css';
import { useSignIn } from './use-sign-in.ts';

export function DemoAccounts() {
  const { parts, signIn } = useOfficeWords();
  const { begin, problems } = useSignIn();
  return (
    <>
      <p>{signIn.demo}</p>
      <ul className={styles.accounts}>
        {DEMO_ACCOUNTS.map(({ role, name, email }) => (
          <li key={role}>
            <button
              type="button"
              className={styles.account}
              onClick={() => void begin({ demoRole: role })}
            >
              <strong>{name}</strong>
              <span className={styles.role}>{parts.role[role]}</span>
              <span className={styles.email}>{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <Alert messages={problems} />
    </>
  );
}
