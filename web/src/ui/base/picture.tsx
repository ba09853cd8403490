import { useEffect, useState } from 'react';
import styles from './picture.module.css';

/** Pictures of the catalogue are 4:3. The size is set so that the layout does not move when a picture loads. */
const WIDTH = 1200;
const HEIGHT = 900;

/** An invisible picture: browsers show a frame and a broken icon for an img that failed or has no source. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

type PictureProps = { url: string; srcSet: string | undefined; sizes: string; isLazy: boolean };

/**
 * A scent portrait. Decorative, because text beside it says the same. One that fails to load leaves its place empty,
 * and is loaded again when the network is back or the person returns to the tab.
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
