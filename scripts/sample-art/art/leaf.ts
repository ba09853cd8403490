import { darker, lighter } from './color.ts';
import { path, range, smooth } from './shapes.ts';
import type { Point, Sketch } from './svg.ts';

export type LeafForm = {
  length: number;
  width: number;
  /** Sideways drift of the tip as a share of the length. */
  bend: number;
  /** Where the leaf is broadest: below 1 towards the base, above 1 towards the tip. */
  belly: number;
  veins: number;
};

/** A leaf from (0, 0) upwards: a lit half, a shaded half, a pale midrib and its veins. */
export const leaf = (sketch: Sketch, color: string, form: LeafForm, opacity = 1): string => {
  const { length, width, bend, belly, veins } = form;
  const spine = (t: number): Point => [bend * length * t * t, -length * t];
  const edge = (t: number, side: number): Point => {
    const [x, y] = spine(t);
    const half = (width / 2) * Math.sin(Math.PI * t ** belly) ** 0.85;
    return [x + side * half, y + side * half * 2 * bend * t];
  };
  const steps = range(9).map((index) => index / 8);
  const outline = (side: number) => [
    ...steps.map((t) => edge(t, side)),
    ...[...steps].reverse().map(spine),
  ];
  const fill = (shift: number) =>
    sketch.linear(
      [0, 0],
      [bend * length, -length],
      [
        [0, darker(color, 0.2 + shift)],
        [0.5, darker(color, shift)],
        [1, lighter(color, 0.22 - shift)],
      ],
    );
  const ribs = range(veins).flatMap((index) => {
    const t = 0.14 + (0.68 * index) / Math.max(1, veins - 1);
    const [x, y] = spine(t);
    return [-1, 1].map((side) => {
      const [ex, ey] = edge(Math.min(0.97, t + 0.13), side * 0.86);
      return `M${x.toFixed(1)} ${y.toFixed(1)}Q${((x + ex) / 2).toFixed(1)} ${(y - length * 0.02).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
    });
  });
  const pale = { fill: 'none', stroke: lighter(color, 0.65), 'stroke-linecap': 'round' };
  return [
    path(`${smooth(outline(-1))}Z`, { fill: fill(0), opacity: String(opacity) }),
    path(`${smooth(outline(1))}Z`, { fill: fill(0.1), opacity: String(opacity) }),
    veins ? path(ribs.join(''), { ...pale, 'stroke-width': 1.6, opacity: '.32' }) : '',
    path(smooth(steps.slice(0, 8).map(spine)), {
      ...pale,
      'stroke-width': Math.max(1.5, width * 0.022),
      opacity: '.6',
    }),
  ].join('');
};
