import { finish, light, type Motif, wash } from '../canvas.ts';
import { darker, lighter } from '../color.ts';
import { leaf } from '../leaf.ts';
import { group, path, placed } from '../shapes.ts';

/** Young tea as it is picked: two leaves and a bud, sprig beside sprig. */
export const sprigs: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.4);
  light(canvas, 620, 420, 520, 0.45);
  const sprig = (x: number, y: number, size: number, turn: number) => {
    const tone = random.pick(palette.colors.slice(0, 3));
    const form = { length: size, width: size * 0.36, bend: 0.12, belly: 0.85, veins: 7 };
    const bud = { ...form, length: size * 0.72, width: size * 0.13, bend: 0.02, veins: 0 };
    const stem = { fill: 'none', stroke: darker(tone, 0.2), 'stroke-linecap': 'round' };
    sketch.add(
      group(
        placed(x, y, turn),
        path(`M0 ${Math.round(size * 0.55)}L0 0`, { ...stem, 'stroke-width': size * 0.035 }),
        group(placed(0, size * 0.08, -46), leaf(sketch, darker(tone, 0.1), form)),
        group(placed(0, size * 0.08, 44), leaf(sketch, tone, { ...form, bend: -0.12 })),
        group(placed(0, 0, random.between(-5, 5)), leaf(sketch, lighter(tone, 0.3), bud)),
      ),
    );
  };
  for (const [x, y, size, turn] of [
    [170, 260, 230, -24],
    [560, 190, 190, 160],
    [1020, 300, 260, 34],
    [110, 780, 250, 20],
    [600, 590, 360, -8],
    [1080, 780, 220, -140],
    [370, 870, 150, 120],
  ] as const)
    sprig(x, y, size, turn + random.between(-6, 6));
  finish(canvas);
};
