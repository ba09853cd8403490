import { darker, fromLightToDark, lighter, mix } from './color.ts';
import { type Random, seededRandom } from './random.ts';
import { ellipse } from './shapes.ts';
import { element, newSketch, type Sketch } from './svg.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

export type Palette = {
  /** As the fragrance lists them, the leading one first. */
  colors: string[];
  lead: string;
  second: string;
  accent: string;
  lightest: string;
  darkest: string;
  /** Shade for shadows: the darkest color, darker still. */
  shade: string;
};

export type Canvas = { sketch: Sketch; random: Random; palette: Palette };

/** Draws one picture onto a canvas. */
export type Motif = (canvas: Canvas) => void;

export const newPalette = (colors: string[]): Palette => {
  const [lead = '#C8A26B', second = lead, accent = second] = colors;
  const sorted = fromLightToDark(colors);
  const darkest = sorted.at(-1) ?? lead;
  const lightest = sorted[0] ?? lead;
  return { colors, lead, second, accent, lightest, darkest, shade: darker(darkest, 0.45) };
};

export const newCanvas = (seed: string, colors: string[]): Canvas => ({
  sketch: newSketch(),
  random: seededRandom(seed),
  palette: newPalette(colors),
});

/** The light diagonal wash of two colors, with a glow where the light comes from. */
export const wash = (canvas: Canvas, strength = 0.3, from?: string, to?: string): void => {
  const { sketch, palette } = canvas;
  const start = lighter(from ?? palette.lead, 1 - strength * 0.65);
  const end = lighter(to ?? palette.second, 1 - strength * 1.25);
  const fill = sketch.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, start],
      [0.55, mix(start, end, 0.5)],
      [1, end],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill }));
  light(canvas, 260, 120, 760, 0.75);
};

/** A soft pool of warm light. */
export const light = (
  { sketch }: Canvas,
  x: number,
  y: number,
  radius: number,
  opacity: number,
  color = '#FFFBF2',
): void => {
  const fill = sketch.radial([x, y], radius, [
    [0, color, opacity],
    [0.45, color, opacity * 0.4],
    [1, color, 0],
  ]);
  sketch.add(ellipse(x, y, radius, radius, { fill }));
};

/** A soft shadow under a thing; drawn round and then flattened, since a gradient is round. */
export const shadow = (
  { sketch, palette }: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.3,
  color = palette.shade,
): void => {
  const fill = sketch.radial([0, 0], rx, [
    [0, color, opacity],
    [0.6, color, opacity * 0.62],
    [0.82, color, opacity * 0.2],
    [1, color, 0],
  ]);
  const flat = Math.round((ry / rx) * 1000) / 1000;
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(1 ${flat})`;
  sketch.add(element('circle', { r: rx, fill, transform }));
};

/** The last touch on every picture: light from the upper left, a little weight lower right. */
export const finish = ({ sketch, palette }: Canvas): void => {
  const fill = sketch.linear(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, '#FFFDF6', 0.22],
      [0.45, '#FFFDF6', 0],
      [0.6, palette.shade, 0],
      [1, palette.shade, 0.14],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill }));
};
