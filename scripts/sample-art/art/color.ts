type Triple = [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Oklab, because mixtures in sRGB go gray half-way and pictures of scent must not. */
const toLab = (hex: string): Triple => {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toHex = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))) * 255);
  return `#${channels.map((each) => byte(each).toString(16).padStart(2, '0')).join('')}`;
};

export const mix = (from: string, to: string, share: number): string => {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return toHex([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
};

/** Towards warm white, the paper of the product. */
export const lighter = (color: string, share: number): string => mix(color, '#FFFBF4', share);

/** Less light, the same hue: shade is never black, and pale colors grow fuller in it. */
export const darker = (color: string, share: number): string => {
  const [l, a, b] = toLab(color);
  const chroma = 1 + share * (l - 0.55) * 2;
  return toHex([l * (1 - share), a * chroma, b * chroma]);
};

/** Farther off, yet still colored, as leaves are against the light. */
export const paler = (color: string, share: number): string => {
  const [l, a, b] = toLab(color);
  const chroma = 1 - share * 0.45;
  return toHex([l + (0.965 - l) * share, a * chroma, b * chroma]);
};

export const lightness = (color: string): number => toLab(color)[0];

export const fromLightToDark = (colors: string[]): string[] =>
  [...colors].sort((one, other) => lightness(other) - lightness(one));

/** Leaf colors are told apart, so that petals are never green and leaves always are. */
export const isGreen = (color: string): boolean => {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return channel(3) >= channel(1) && channel(3) > channel(5) + 4;
};
