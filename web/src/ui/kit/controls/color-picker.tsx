import {
  ColorArea,
  ColorSlider,
  ColorPicker as FluentColorPicker,
} from '@fluentui/react-components';
import { DEFAULT_PICKER_COLOR } from '@vse/domain/limits';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { hexOf, hsvOf } from './color-space.ts';

type ColorPickerProps = {
  /** A hex color. An unset one starts with the specification's default. */
  value: string;
  onValue: (hex: string) => void;
};

/** Picks a color by hue, saturation and brightness. */
export function ColorPicker({ value, onValue }: ColorPickerProps) {
  const { parts } = useOfficeWords();
  const color = hsvOf(value || DEFAULT_PICKER_COLOR);
  return (
    <FluentColorPicker
      color={color}
      onColorChange={(_, { color: { h, s, v } }) => onValue(hexOf({ h, s, v }))}
    >
      <ColorArea
        inputX={{ 'aria-label': parts.saturation }}
        inputY={{ 'aria-label': parts.brightness }}
      />
      <ColorSlider aria-label={parts.hue} />
    </FluentColorPicker>
  );
}
