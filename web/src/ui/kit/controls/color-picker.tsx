import {
  ColorArea,
  ColorSlider,
  ColorPicker as FluentColorPicker,
} from '@fluentui/react-components';
import { DEFAULT_PICKER_COLOR } from '@vse/domain/limits';
import { useState } from 'react';
import { useColorWords } from '../../../lib/words/colors.ts';
import { type Hsv, hexOf, hsvOf } from './color-space.ts';

type ColorPickerProps = {
  /** A hex color. For '' the picker stands at the specification's default. */
  value: string;
  onValue: (hex: string) => void;
};

/** Picks a color by hue, saturation and brightness. */
export function ColorPicker({ value, onValue }: ColorPickerProps) {
  const words = useColorWords();
  // A gray has no hue and black no saturation: what was picked stays while it gives the same color.
  const [picked, setPicked] = useState<Hsv>();
  const color =
    picked && hexOf(picked) === value.toLowerCase() ? picked : hsvOf(value || DEFAULT_PICKER_COLOR);
  return (
    <FluentColorPicker
      color={color}
      onColorChange={(_, { color: { h, s, v } }) => {
        setPicked({ h, s, v });
        onValue(hexOf({ h, s, v }));
      }}
    >
      <ColorArea
        inputX={{ 'aria-label': words.saturation }}
        inputY={{ 'aria-label': words.brightness }}
      />
      <ColorSlider aria-label={words.hue} />
    </FluentColorPicker>
  );
}
