import { finish, type Motif, wash } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { group, path, placed, range } from '../shapes.ts';
import { short } from '../svg.ts';
import { ball, fruitTones, stalk } from './fruity.ts';

/** A rich crowd of berries, from small and pale behind to large and deep before. */
export const berries: Motif = (canvas) => {
  const { random, palette } = canvas;
  wash(canvas, 0.4);
  stalk(canvas, 330, 330, 380, -70);
  stalk(canvas, 900, 300, 360, -18);
  const rows = [
    { count: 5, y: 300, r: 92, from: 330, to: 930, fade: 0.3 },
    { count: 6, y: 450, r: 112, from: 210, to: 1010, fade: 0.18 },
    { count: 6, y: 620, r: 128, from: 120, to: 1110, fade: 0.06 },
    { count: 6, y: 810, r: 142, from: 60, to: 1150, fade: 0 },
  ];
  for (const [row, { count, y, r, from, to, fade }] of rows.entries()) {
    for (const index of range(count)) {
      const x = from + ((to - from) * index) / (count - 1) + random.between(-26, 26);
      const color = lighter(
        mix(random.pick(fruitTones(canvas).slice(0, 3)), palette.lead, 0.2),
        fade,
      );
      const size = r * random.between(0.86, 1.12);
      const crown = range(5).map((point) => `rotate(${point * 72})`);
      const calyx = crown.map((transform) =>
        path(
          `M0 0L${short(size * 0.07)} ${short(-size * 0.1)}L0 ${short(-size * 0.27)}L${short(-size * 0.07)} ${short(-size * 0.1)}Z`,
          { transform, fill: darker(color, 0.42), opacity: '.55' },
        ),
      );
      const eye = group(placed(size * 0.24, -size * 0.1), ...calyx);
      ball(
        canvas,
        { x, y: y + random.between(-24, 24), r: size, color },
        (index + row) % 3 ? '' : eye,
      );
    }
  }
  finish(canvas);
};
