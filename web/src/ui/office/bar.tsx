import styles from './bar.module.css';

type BarProps = {
  figure: { now: number | null; before: number | null };
  most: number;
  rest?: number;
  isStone?: boolean;
};

/** A bar for a number, with a mark where it was before; hatched up to `rest`. The number itself stands beside it. */
export const Bar = ({ figure: { now, before }, most, rest = 0, isStone }: BarProps) => (
  <span className={styles.bar} aria-hidden="true">
    <span className={styles.rest} style={{ inlineSize: width(rest, most) }} />
    <span
      className={isStone ? styles.stone : styles.fill}
      style={{ inlineSize: width(now ?? 0, most) }}
    />
    {before !== null && (
      <span className={styles.mark} style={{ insetInlineStart: width(before, most) }} />
    )}
  </span>
);

const width = (count: number, most: number) =>
  `${most === 0 ? 0 : Math.min(100, (100 * count) / most)}%`;
