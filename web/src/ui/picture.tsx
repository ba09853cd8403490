import styles from './picture.module.css';

/** Pictures of the catalogue are 4 to 3; the size is said so that nothing moves when one arrives. */
const WIDTH = 1200;
const HEIGHT = 900;

type PictureProps = { url: string; srcSet: string | undefined; sizes: string; isLazy: boolean };

/** A scent portrait. It goes with words that say the same, so it has none of its own. */
export function Picture({ url, srcSet, sizes, isLazy }: PictureProps) {
  return (
    <img
      src={url}
      srcSet={srcSet || undefined}
      sizes={sizes}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={styles.picture}
    />
  );
}
