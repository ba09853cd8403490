import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import styles from './mail-reason.module.css';

/** Why a mail, or a role of the directory, is waiting or has failed. Nothing if that is not known. */
export function MailReason({ reason }: { reason: string | undefined }) {
  const { users } = useOfficeWords();
  const translated = useTranslated();
  if (!reason) return null;
  return <p className={styles.reason}>{users.mailReason({ reason: translated(reason) })}</p>;
}
