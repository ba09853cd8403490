import { Input, Popover, PopoverSurface } from '@fluentui/react-components';
import { hexColorsIn } from '@vse/domain/rules/hex-colors';
import { useEffect, useRef, useState } from 'react';
import { useColorWords } from '../../../lib/words/colors.ts';
import { BareButton } from './bare-button.tsx';
import { ColorPicker } from './color-picker.tsx';
import styles from './color-popover.module.css';
import field from './field.module.css';
import { LinkButton } from './link-button.tsx';
import { isOn } from './popup.ts';

type ColorPopoverProps = {
  label: string;
  /** The swatch that it opens beside. */
  target: HTMLElement;
  value: string;
  /** The picker starts at its default color, whatever the value is. */
  isNew: boolean;
  /** The color that it opened with. */
  before: string;
  /** The stored color, if it is another one. */
  was: string | undefined;
  /** Colors to choose from, with their names. */
  offered: readonly { color: string; name: string }[];
  /** What became of a pasted text. */
  pasted: { count: number; leftOut: string } | undefined;
  onColor: (color: string) => void;
  /** Gets a pasted text that has more than one color. */
  onSeveral: (text: string) => void;
  onRemove: () => void;
  onClose: () => void;
  /** Closes without a change. */
  onCancel: () => void;
};

/** Sets a color beside its swatch: by the picker, as hex, or from some that are offered. */
export function ColorPopover(props: ColorPopoverProps) {
  const { label, target, value, before, was, offered, pasted, onColor } = props;
  const words = useColorWords();
  return (
    <Popover
      open
      inline
      withArrow
      // The field takes the focus.
      unstable_disableAutoFocus
      positioning={{
        target,
        position: 'before',
        align: 'center',
        fallbackPositions: ['below', 'above'],
        strategy: 'fixed',
        offset: 10,
      }}
      onOpenChange={(event) => {
        if (event.type === 'keydown') props.onCancel();
        else if (!isOn(target, event)) props.onClose();
      }}
    >
      <PopoverSurface role="dialog" aria-label={label} className={styles.surface ?? ''}>
        <div className={styles.picker}>
          <ColorPicker value={props.isNew ? '' : value} onValue={onColor} />
        </div>
        <div className={styles.line}>
          <span aria-hidden="true" className={styles.both}>
            <span style={{ backgroundColor: before }} />
            <span style={{ backgroundColor: value }} />
          </span>
          <HexField {...props} />
        </div>
        <p role="status" className={styles.soft}>
          <span>{pasted ? words.pasted({ count: pasted.count }) : words.several}</span>{' '}
          <span>{pasted?.leftOut && words.leftOut({ text: pasted.leftOut })}</span>
        </p>
        {offered.length > 0 && <Offered offered={offered} onColor={onColor} />}
        <div className={styles.foot}>
          <LinkButton onClick={props.onRemove}>{words.remove}</LinkButton>
          {was && <span className={styles.soft}>{words.was({ color: was })}</span>}
        </div>
      </PopoverSurface>
    </Popover>
  );
}

/** Colors to choose from. */
function Offered({ offered, onColor }: Pick<ColorPopoverProps, 'offered' | 'onColor'>) {
  const words = useColorWords();
  return (
    <fieldset aria-label={words.fromPicture} className={styles.offered}>
      <p className={styles.soft}>{words.fromPicture}</p>
      {offered.map(({ color, name }) => (
        <BareButton
          key={color}
          aria-label={name}
          title={color}
          className={styles.dot}
          style={{ backgroundColor: color }}
          onClick={() => onColor(color)}
        />
      ))}
    </fieldset>
  );
}

/** The color as it is written. What is not a color changes nothing, and is gone when the field is left. */
function HexField({ target, value, onColor, onSeveral, onClose }: ColorPopoverProps) {
  const words = useColorWords();
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef(target);
  useEffect(() => {
    // The person may have moved on while the code was loaded.
    const { activeElement } = document;
    const field = opener.current.closest('fieldset');
    if (activeElement !== document.body && !field?.contains(activeElement)) return;
    input.current?.focus();
    input.current?.select();
  }, []);
  const isColor = typed === undefined || hexColorsIn(typed).colors.length === 1;
  return (
    <Input
      className={`${field.box} ${styles.hex}`}
      input={{ ref: input }}
      contentBefore={<span aria-hidden="true">{words.hex}</span>}
      aria-label={words.hex}
      aria-invalid={!isColor}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(_, { value: text }) => {
        setTyped(text);
        const { colors, others } = hexColorsIn(text);
        const [color] = colors;
        if (color && colors.length === 1 && others.length === 0) onColor(color);
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        const { colors, others } = hexColorsIn(text);
        if (colors.length === 0 || colors.length + others.length === 1) return;
        event.preventDefault();
        setTyped(undefined);
        onSeveral(text);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // In a form, Enter would submit it.
        event.preventDefault();
        onClose();
      }}
    />
  );
}
