export type Hsv = { h: number; s: number; v: number };

/**
 * Converts a hex color (#rgb or #rrggbb) to hue in degrees, and saturation and value from 0 to 1. Anything else is
 * black.
 */
export function hsvOf(hex: string): Hsv {
  const digits = /^#[\da-f]{3}$/i.test(hex) ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = /^#[\da-f]{6}$/i.test(digits)
    ? [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255)
    : [];
  const v = Math.max(r, g, b);
  const range = v - Math.min(r, g, b);
  if (range === 0) return { h: 0, s: 0, v };
  const sector = v === r ? (g - b) / range : v === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { h: (sector * 60 + 360) % 360, s: range / v, v };
}

/** Converts back to #rrggbb. */
export function hexOf({ h, s, v }: Hsv): string {
  const channel = (offset: number) => {
    const k = (offset + h / 60) % 6;
    return Math.round(255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1))));
  };
  return `#${[channel(5), channel(3), channel(1)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
