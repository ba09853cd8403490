import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './inventory-list.module.css';

type NearBlockProps = {
  /** How many rows it has: its height is kept free until they are drawn. */
  count: number;
  isDrawn: boolean;
  children: () => ReactNode;
};

/** Draws its rows once they are within a screen of what is seen. Then they stay, so that nothing jumps. */
export function NearBlock({ count, isDrawn, children }: NearBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isDrawn);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const height = { '--one': count, '--two': Math.ceil(count / 2) } as CSSProperties;
  return (
    <div ref={place} className={styles.rows} style={height}>
      {isNear && children()}
    </div>
  );
}
