import { useEffect, useState } from 'react';
import styles from './picture.module.css';

/** Pictures of the catalogue are 4 to 3; the size is said so that nothing moves when one arrives. */
const WIDTH = 1200;
const HEIGHT = 900;

/** Nothing to be seen: an img that failed, or has no source, is drawn with a frame and a broken icon. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

type PictureProps = { url: string; srcSet: string | undefined; sizes: string; isLazy: boolean };

/**
 * A scent portrait. It goes with words that say the same, so it has none of its own. One that does not come leaves its
 * place empty rather than marked as broken, and is asked for again when the network or the person is back.
 */
export function Picture({ url, srcSet, sizes, isLazy }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const hasFailed = failedUrl === url;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => {
      if (!document.hidden) setFailedUrl(undefined);
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [hasFailed]);
  return (
    <img
      src={hasFailed ? BLANK : url}
      srcSet={(!hasFailed && srcSet) || undefined}
      sizes={sizes}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={styles.picture}
      onError={() => setFailedUrl(url)}
    />
  );
}
