import styles from './email-text.module.css';

/** An e-mail address that breaks before its @ first, and elsewhere only if that is not enough. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  const [name, domain] = at < 0 ? [children, ''] : [children.slice(0, at), children.slice(at)];
  return (
    <span className={styles.email}>
      <span>{name}</span>
      <wbr />
      <span>{domain}</span>
    </span>
  );
}
