import type { Words } from './words/words.ts';

type Hue = keyof Words['color']['names'];

/** Upper bounds of each hue in degrees. */
const HUES: readonly [number, Hue][] = [
  [14, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [195, 'turquoise'],
  [250, 'blue'],
  [295, 'violet'],
  [345, 'pink'],
  [360, 'red'],
];

/** Names a color such as #F8B133 in one or two words, for people who cannot see it. */
export function colorName(hex: string, words: Words['color']): string {
  const { hue, saturation, lightness } = hsl(hex);
  if (lightness < 0.1) return words.names.black;
  if (lightness > 0.95) return words.names.white;
  const shaded = lightness < 0.35 ? words.dark : lightness > 0.72 ? words.light : String;
  const name = saturation < 0.12 ? 'gray' : nameOf(hue, saturation, lightness);
  return shaded(words.names[name]);
}

function nameOf(hue: number, saturation: number, lightness: number): Hue {
  if (hue < 45 && hue > 8 && (lightness < 0.42 || saturation < 0.5) && lightness < 0.75)
    return 'brown';
  return HUES.find(([limit]) => hue <= limit)?.[1] ?? 'red';
}

function hsl(hex: string) {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map(
    (start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255 || 0,
  ) as [number, number, number];
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (range === 0) return { hue: 0, saturation, lightness };
  const sector =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}
