import { type ReactNode, useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './file-row.module.css';

type FileRowProps = {
  label: ReactNode;
  /** What is known of the file: its name, the size of a picture. */
  about: readonly (string | undefined)[];
  /** The file's address; '' or undefined without a file. */
  href: string | undefined;
  /** The file's name in that of the link. */
  name: string;
  actions?: ReactNode;
  /** Instead of what can be done with the file, while another one is being sent. */
  running?: ReactNode;
  children?: ReactNode;
};

/** One line for a file: what it is, and what can be done with it. */
export function FileRow({ label, about, href, name, actions, running, children }: FileRowProps) {
  const { upload } = useOfficeWords().parts;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          <span>{label}</span>{' '}
          <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
        </p>
        {children}
      </div>
      {running || (
        <div className={styles.actions}>
          {href && (
            <a href={href} target="_blank" rel="noreferrer" aria-label={upload.openOne({ name })}>
              {upload.open}
            </a>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

/** A picture across the width of its card, and its size in pixels once it is there. */
export function useShownSize(url: string, alt: string, isPicture = true) {
  const [shown, setShown] = useState<{ url: string; size: string }>();
  return {
    size: shown?.url === url ? shown.size : undefined,
    picture: isPicture && url && (
      <img
        src={url}
        alt={alt}
        className={styles.picture}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setShown({ url, size: `${naturalWidth} × ${naturalHeight}` })
        }
      />
    ),
  };
}

type FileCardProps = {
  title: string;
  /** The picture is there to be looked at. */
  isLarge?: boolean;
  children: ReactNode;
};

/** A card of rows, one for each file. */
export const FileCard = ({ title, isLarge = false, children }: FileCardProps) => (
  <section aria-label={title} className={isLarge ? `${styles.card} ${styles.large}` : styles.card}>
    {children}
  </section>
);
