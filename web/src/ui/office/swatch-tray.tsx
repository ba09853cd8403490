import { ColorSwatch, SwatchPicker } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { MAX_COLORS, NEW_SWATCH_COLOR } from '@vse/domain/limits';
import { colorName } from '../../lib/color-name.ts';
import { useOfficeWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../kit/controls/button.tsx';
import styles from './swatch-tray.module.css';

type SwatchTrayProps = {
  label: string;
  colors: readonly string[];
  /** The index of the swatch that is being edited. */
  chosen: number;
  onChoose: (index: number) => void;
  onColors: (colors: string[]) => void;
};

/** A fragrance's colors, up to the specification's limit. A new color starts dark gray. */
export function SwatchTray({ label, colors, chosen, onChoose, onColors }: SwatchTrayProps) {
  const { color: words } = useWords();
  const { parts } = useOfficeWords();
  const add = () => {
    onColors([...colors, NEW_SWATCH_COLOR]);
    onChoose(colors.length);
  };
  return (
    <div className={styles.tray}>
      {colors.length > 0 && (
        <SwatchPicker
          aria-label={label}
          shape="circular"
          selectedValue={String(chosen)}
          onSelectionChange={(_, { selectedValue }) => onChoose(Number(selectedValue))}
        >
          {colors.map((color, index) => (
            <ColorSwatch
              // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is its place; two may have one color
              key={index}
              value={String(index)}
              color={color}
              aria-label={`${index + 1}: ${colorName(color, words)}`}
            />
          ))}
        </SwatchPicker>
      )}
      {colors.length < MAX_COLORS && (
        <Button isSmall onClick={add}>
          {parts.addColor}
        </Button>
      )}
      {colors.length > 0 && (
        <Button
          isSmall
          look="text"
          onClick={() => {
            onColors(colors.filter((_, index) => index !== chosen));
            onChoose(Math.max(0, chosen - 1));
          }}
        >
          <DeleteRegular fontSize={18} aria-hidden />
          {parts.removeColor}
        </Button>
      )}
    </div>
  );
}
