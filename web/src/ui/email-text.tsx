import styles from './email-text.module.css';

/** An e-mail address that breaks before its @ where it must, and elsewhere only where that does not do. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  const [name, domain] = at < 0 ? [children, ''] : [children.slice(0, at), children.slice(at)];
  return (
    <span className={styles.email}>
      {name}
      <wbr />
      {domain}
    </span>
  );
}
