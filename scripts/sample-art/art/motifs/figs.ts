import { finish, type Motif, shadow, wash } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { circle, group, path, placed, range } from '../shapes.ts';
import { short } from '../svg.ts';
import { leafColor } from './fruity.ts';

/** Figs: drops with a cut half that shows its seeds. */
export const figs: Motif = (canvas) => {
  const { sketch, random, palette } = canvas;
  wash(canvas, 0.42);
  const green = leafColor(canvas);
  for (const [x, y, turn, size] of [
    [260, 560, -40, 560],
    [940, 560, 38, 560],
    [640, 500, 4, 520],
  ] as const) {
    const form = { length: size, width: size * 0.5, bend: 0.08, belly: 0.8, veins: 8 };
    sketch.add(group(placed(x, y, turn), leaf(sketch, lighter(green, 0.12), form)));
  }
  const drop = (r: number) =>
    `M0 ${short(-r * 1.38)}C${short(r * 0.2)} ${short(-r * 0.95)} ${short(r)} ${short(-r * 0.6)} ${short(r)} ${short(r * 0.12)}A${short(r)} ${short(r * 0.94)} 0 1 1 ${short(-r)} ${short(r * 0.12)}C${short(-r)} ${short(-r * 0.6)} ${short(-r * 0.2)} ${short(-r * 0.95)} 0 ${short(-r * 1.38)}Z`;
  const whole = (x: number, y: number, r: number, turn: number) => {
    shadow(canvas, x + r * 0.16, y + r * 0.3, r * 1.25, r * 1.2, 0.36);
    const fill = sketch.radial(
      [0, 0],
      r * 1.35,
      [
        [0, lighter(palette.lead, 0.42)],
        [0.5, palette.lead],
        [1, darker(palette.darkest, 0.12)],
      ],
      [-r * 0.4, -r * 0.4],
    );
    const ribs = [-0.6, -0.2, 0.25, 0.62].map(
      (side) =>
        `M0 ${short(-r * 1.2)}Q${short(side * r * 1.5)} ${short(-r * 0.1)} ${short(side * r * 0.7)} ${short(r * 0.9)}`,
    );
    const line = {
      fill: 'none',
      stroke: lighter(palette.lead, 0.5),
      'stroke-width': 3,
      opacity: '.22',
    };
    sketch.add(group(placed(x, y, turn), path(drop(r), { fill }), path(ribs.join(''), line)));
  };
  const half = (x: number, y: number, r: number, turn: number) => {
    shadow(canvas, x + r * 0.16, y + r * 0.3, r * 1.25, r * 1.2, 0.36);
    const flesh = mix(palette.lead, '#C9566B', 0.7);
    const fill = sketch.radial([0, r * 0.1], r, [
      [0, darker(flesh, 0.1)],
      [0.55, flesh],
      [0.82, lighter(flesh, 0.35)],
      [1, lighter(flesh, 0.75)],
    ]);
    const seeds = range(60).map((index) => {
      const reach = r * 0.58 * Math.sqrt(random.next());
      const angle = index * 2.4;
      const [sx, sy] = [Math.cos(angle) * reach, r * 0.12 + Math.sin(angle) * reach * 0.95];
      return circle(sx, sy, r * 0.026, {
        fill: index % 3 ? '#F6DFA8' : darker(flesh, 0.35),
        opacity: '.85',
      });
    });
    sketch.add(
      group(
        placed(x, y, turn),
        path(drop(r), { fill: palette.lead }),
        group({ transform: 'scale(.95)' }, path(drop(r), { fill: lighter(palette.accent, 0.55) })),
        group({ transform: 'scale(.82)' }, path(drop(r), { fill })),
        ...seeds,
      ),
    );
  };
  whole(300, 470, 190, -16);
  whole(920, 440, 210, 14);
  half(random.between(590, 630), 570, 250, 3);
  whole(170, 830, 190, 10);
  half(1010, 800, 190, -18);
  finish(canvas);
};
