import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './weight-bar.module.css';

type WeightBarProps = { weight: number; scale: number };

/** The end of the bars: the first of a few round numbers that no weight is beyond. */
export const scaleOf = (weights: readonly number[], max: number) =>
  [10, 20, 50].find((end) => end < max && weights.every((weight) => Math.abs(weight) <= end)) ??
  max;

/** A weight as a bar that begins at zero in the middle. */
export function WeightBar({ weight, scale }: WeightBarProps) {
  const share = Number.isNaN(weight) ? 0 : Math.min(1, Math.abs(weight) / scale) / 2;
  return (
    <span aria-hidden="true" className={styles.bar}>
      <span
        className={weight > 0 ? styles.fill : styles.negative}
        style={{
          insetInlineStart: `${100 * (weight > 0 ? 0.5 : 0.5 - share)}%`,
          inlineSize: `${100 * share}%`,
        }}
      />
    </span>
  );
}

type WeightAxisProps = { id: string; max: number; scale: number };

/** The range of the weights in words, above the ends of all bars and their zero. */
export function WeightAxis({ id, max, scale }: WeightAxisProps) {
  const { picker } = useOfficeWords().parts;
  const { number } = useFormats();
  const negative = (value: number) => number(-value).replace('-', '−');
  return (
    <p className={styles.axis}>
      <span id={id}>{picker.range({ least: negative(max), most: number(max) })}</span>
      <span aria-hidden="true" className={styles.ends}>
        <span>{negative(scale)}</span>
        <span>0</span>
        <span>{number(scale)}</span>
      </span>
    </p>
  );
}
