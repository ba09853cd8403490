import { colorName } from '../../lib/color-name.ts';
import { useWords } from '../../lib/words/words.ts';
import styles from './color-dots.module.css';

/** A fragrance's colors, with their names for people who cannot see them. */
export function ColorDots({ colors }: { colors: readonly string[] }) {
  const words = useWords();
  if (colors.length === 0) return null;
  const names = [...new Set(colors.map((color) => colorName(color, words.color)))];
  return (
    <span
      role="img"
      aria-label={words.results.colors({ names: names.join(', ') })}
      className={styles.dots}
    >
      {[...new Set(colors)].map((color) => (
        <span key={color} className={styles.dot} style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
