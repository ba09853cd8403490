import type { Words } from './words/words.ts';

type Hue = keyof Words['color']['names'];

/** Upper bounds of each hue in degrees of OKLCH. */
const HUES: readonly [number, Hue][] = [
  [10, 'pink'],
  [38, 'red'],
  [80, 'orange'],
  [112, 'yellow'],
  [165, 'green'],
  [215, 'turquoise'],
  [280, 'blue'],
  [330, 'violet'],
  [360, 'pink'],
];

/** Names a color such as #F8B133 in one to three words, for people who cannot see it. */
export function colorName(hex: string, words: Words['color']): string {
  const { lightness, chroma, hue } = oklch(hex);
  const name = nameOf(lightness, chroma, hue);
  if (name === 'black' || name === 'white') return words.names[name];
  const isMuted = chroma < 0.06 && lightness < 0.85 && !['gray', 'brown', 'beige'].includes(name);
  const shown = isMuted ? words.muted({ name: words.names[name] }) : words.names[name];
  if (lightness < 0.45) return words.dark({ name: shown });
  // Yellow and orange are light themselves, and so is beige.
  return lightness > 0.75 && chroma < 0.12 && name !== 'beige'
    ? words.light({ name: shown })
    : shown;
}

function nameOf(lightness: number, chroma: number, hue: number): Hue {
  if (lightness < 0.24 && chroma < 0.05) return 'black';
  if (lightness > 0.965 && chroma < 0.025) return 'white';
  const isWarm = hue > 45 && hue < 112;
  const leastChroma = isWarm ? 0.012 : lightness > 0.85 ? 0.015 : 0.03;
  if (chroma < leastChroma) return 'gray';
  if (isWarm && chroma < 0.07) return lightness < 0.75 ? 'brown' : 'beige';
  if (isWarm && lightness < 0.62) return hue < 95 ? 'brown' : 'green';
  if (hue <= 38 && lightness > 0.7) return 'pink';
  return HUES.find(([limit]) => hue <= limit)?.[1] ?? 'pink';
}

/** The color in OKLCH, where equal numbers look equal: in HSL a bluish gray is as saturated as a blue. */
function oklch(hex: string) {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255 || 0;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
