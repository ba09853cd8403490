import { useTranslated } from '../../lib/words/words.ts';
import { AlertIcon } from '../base/icons.tsx';
import styles from './alert.module.css';

/** Translated messages that screen readers announce at once. The live region is always rendered, as they require. */
export function Alert({ messages, id }: { messages: readonly string[]; id?: string }) {
  const translated = useTranslated();
  return (
    <div role="alert" id={id} className={styles.place}>
      {messages.map((message) => (
        <p key={message} className={styles.message}>
          <AlertIcon />
          <span>{translated(message)}</span>
        </p>
      ))}
    </div>
  );
}
