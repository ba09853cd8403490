import { NEW_SWATCH_COLOR } from '@vse/domain/limits';
import { useEffect, useId, useRef } from 'react';
import { lazyIn } from '../../../lib/browser/lazy-in.tsx';
import { whenLoaded } from '../../../lib/browser/lost-parts.ts';
import { colorName } from '../../../lib/color-name.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Translated } from '../../../ui/base/translated.tsx';
import { markOf } from '../../../ui/kit/controls/field-parts.tsx';
import { SwatchTray } from '../../../ui/office/swatch-tray.tsx';
import styles from './colors-field.module.css';
import { useSwatches } from './use-swatches.ts';

const ColorPopover = lazyIn(
  async () => (await import('../../../ui/kit/controls/color-popover.tsx')).ColorPopover,
);

export type ColorsFieldProps = {
  value: readonly string[];
  /** The stored colors; undefined for a new fragrance. */
  stored: readonly string[] | undefined;
  /** Colors to choose from, such as those of the picture. */
  offered: readonly string[];
  onValue: (colors: string[]) => void;
  error: string | undefined;
  changed: string | undefined;
};

/** A tray of swatches. Each opens beside itself what sets its color. */
export function ColorsField(props: ColorsFieldProps) {
  const { value, stored, offered, error, changed } = props;
  const { fragrances: words } = useOfficeWords();
  const { color: names } = useWords();
  const errorId = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const { open, target, pasted, ...swatches } = useSwatches(field, {
    ...props,
    whenReady: (show) => void whenLoaded(ColorPopover, show),
  });
  // So that a press opens it at once. If it cannot be loaded now, the press loads it.
  useEffect(() => void ColorPopover.preload().catch(() => {}), []);
  const current = open && value[open.index];
  const was = open && stored?.[open.index];
  return (
    <fieldset
      ref={field}
      aria-label={words.fields.colors}
      aria-describedby={error ? errorId : undefined}
      className={styles.colors}
    >
      <Head changed={changed} />
      <SwatchTray
        colors={value}
        open={open?.index}
        onTarget={swatches.setTarget}
        onOpen={swatches.press}
        onAdd={() => swatches.add(NEW_SWATCH_COLOR)}
      />
      {open && target && current !== undefined && (
        <ColorPopover
          key={open.index}
          label={`${words.fields.colors}, ${open.index + 1}`}
          target={target}
          value={current}
          // A new swatch has no color yet, whatever it shows (text 2 section 4).
          isNew={current === NEW_SWATCH_COLOR}
          before={open.before[open.index] ?? current}
          was={was === current ? undefined : was}
          offered={offered.map((color) => ({
            color,
            name: `${colorName(color, names)}, ${color}`,
          }))}
          pasted={pasted}
          onColor={swatches.set}
          onSeveral={swatches.paste}
          onRemove={swatches.remove}
          onClose={swatches.close}
          onCancel={swatches.cancel}
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

/** The name of the field and what it is for. */
function Head({ changed }: Pick<ColorsFieldProps, 'changed'>) {
  const { fragrances: words } = useOfficeWords();
  return (
    <div className={styles.head}>
      <h2 className={styles.title} {...markOf(changed)}>
        {words.fields.colors}
      </h2>
      <p className={styles.soft}>{words.colorsHint}</p>
    </div>
  );
}
