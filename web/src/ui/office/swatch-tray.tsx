import { MAX_COLORS } from '@vse/domain/limits';
import { colorName } from '../../lib/color-name.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { BareButton } from '../kit/controls/bare-button.tsx';
import styles from './swatch-tray.module.css';

type SwatchTrayProps = {
  colors: readonly string[];
  /** The index of the swatch whose popover is open. */
  open: number | undefined;
  /** Gets that swatch. */
  onTarget: (swatch: HTMLElement | null) => void;
  onOpen: (index: number) => void;
  onAdd: () => void;
};

/** Eight places for a fragrance's colors. A press on a color opens it, a press on the next place adds one. */
export function SwatchTray({ colors, open, onTarget, onOpen, onAdd }: SwatchTrayProps) {
  const { color: words } = useWords();
  const { parts } = useOfficeWords();
  const places = Array.from({ length: MAX_COLORS }, (_, place) => place);
  return (
    <div className={styles.tray}>
      {colors.map((color, index) => (
        <BareButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its place; two may have one color
          key={index}
          ref={open === index ? onTarget : undefined}
          data-swatch
          className={styles.place}
          aria-haspopup="dialog"
          aria-expanded={open === index}
          aria-label={`${index + 1}: ${colorName(color, words)}, ${color}`}
          onClick={() => onOpen(index)}
        >
          <span className={styles.swatch} style={{ backgroundColor: color }} />
          <span>{color}</span>
        </BareButton>
      ))}
      {colors.length < MAX_COLORS && (
        <BareButton data-add className={styles.place} aria-label={parts.addColor} onClick={onAdd}>
          <span className={styles.add}>+</span>
          <span>{parts.add}</span>
        </BareButton>
      )}
      {places.slice(colors.length + 1).map((place) => (
        <span key={place} aria-hidden="true" className={styles.place}>
          <span className={styles.empty} />
        </span>
      ))}
    </div>
  );
}
