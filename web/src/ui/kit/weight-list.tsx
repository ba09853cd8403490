import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import styles from './option-picker.module.css';
import { scaleOf, WeightBar } from './weight-bar.tsx';

type WeightListProps = {
  items: readonly { id: string; name: string; weight: number }[];
  max: number;
};

/** Names with their weights to read, the heaviest first. */
export function WeightList({ items, max }: WeightListProps) {
  const { picker } = useOfficeWords().parts;
  const { number } = useFormats();
  const scale = scaleOf(
    items.map(({ weight }) => weight),
    max,
  );
  return (
    <ul className={styles.rows}>
      {items
        .toSorted((one, other) => other.weight - one.weight)
        .map(({ id, name, weight }) => (
          <li key={id} className={`${styles.row} ${styles.read}`}>
            <span className={weight <= 0 ? styles.nothing : styles.name}>
              <span>{name || id}</span> {weight <= 0 && <small>{picker.addsNothing}</small>}
            </span>
            <WeightBar weight={weight} scale={scale} />
            <span className={styles.number}>{number(weight)}</span>
          </li>
        ))}
    </ul>
  );
}
