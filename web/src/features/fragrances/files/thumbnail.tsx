import styles from './thumbnail.module.css';

/** The small picture of a fragrance in a list. */
export const Thumbnail = ({ url }: { url: string }) =>
  url ? (
    <img
      className={styles.thumbnail}
      src={url}
      alt=""
      width={44}
      height={30}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={styles.thumbnail} />
  );
