import { closeNotification, notifications } from '../lib/notifications.ts';
import { useStore } from '../lib/store.ts';
import { useWords } from '../lib/words/words.ts';
import { Hidden } from './hidden.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './notifications.module.css';

/** At the top right; a click closes one, and each closes by itself after a while. */
export function Notifications() {
  const words = useWords();
  return (
    <section className={styles.corner} aria-label={words.common.notifications} aria-live="polite">
      {useStore(notifications).map(({ id, text, isError }) => (
        <button
          key={id}
          type="button"
          className={isError ? `${styles.notification} ${styles.error}` : styles.notification}
          onClick={() => closeNotification(id)}
        >
          <span>{text}</span>
          <CloseIcon />
          <Hidden>{words.common.close}</Hidden>
        </button>
      ))}
    </section>
  );
}
