import { NEW_SWATCH_COLOR } from '@vse/domain/limits';
import { useId, useState } from 'react';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { ColorDots } from '../../../ui/base/color-dots.tsx';
import { Translated } from '../../../ui/base/translated.tsx';
import { ColorPicker } from '../../../ui/kit/controls/color-picker.tsx';
import { SwatchTray } from '../../../ui/office/swatch-tray.tsx';
import styles from './colors-field.module.css';

type ColorsFieldProps = {
  value: readonly string[];
  onValue: (colors: string[]) => void;
  disabled: boolean;
  error: string | undefined;
};

/** A tray of swatches with a picker for the chosen one. */
export function ColorsField({ value, onValue, disabled, error }: ColorsFieldProps) {
  const { fragrances: words } = useOfficeWords();
  const [chosen, setChosen] = useState(0);
  const errorId = useId();
  const current = value[chosen];
  return (
    <fieldset className={styles.colors} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{words.fields.colors}</legend>
      {!disabled && <p className={styles.soft}>{words.colorsHint}</p>}
      {disabled ? (
        <ColorDots colors={value} />
      ) : (
        <SwatchTray
          label={words.fields.colors}
          colors={value}
          chosen={chosen}
          onChoose={setChosen}
          onColors={onValue}
        />
      )}
      {!disabled && current !== undefined && (
        <ColorPicker
          // A new swatch has no color yet, whatever it shows (text 2 section 4).
          value={current === NEW_SWATCH_COLOR ? '' : current}
          onValue={(hex) => onValue(value.map((color, index) => (index === chosen ? hex : color)))}
        />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Translated>{error}</Translated>
        </p>
      )}
    </fieldset>
  );
}
