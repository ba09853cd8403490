import { useTranslated } from '../lib/words/words.ts';
import styles from './alert.module.css';
import { AlertIcon } from './icons.tsx';

/** Messages, in the language shown, that are read out as soon as they appear; the place for them is always there. */
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
