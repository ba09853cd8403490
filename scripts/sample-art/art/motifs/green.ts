import { type Canvas, finish, HEIGHT, light, type Motif, wash } from '../canvas.ts';
import { darker, lighter, mix, paler } from '../color.ts';
import { type LeafForm, leaf } from '../leaf.ts';
import { group, path, placed, range } from '../shapes.ts';
import { short } from '../svg.ts';

type Fan = { x: number; y: number; count: number; spread: number; form: LeafForm; far: number };

/** Leaves from one point, those at the sides first so that the middle ones lie on top. */
const fan = (canvas: Canvas, { x, y, count, spread, form, far }: Fan): void => {
  const { sketch, palette, random } = canvas;
  const order = range(count)
    .map((index) => (index / (count - 1) - 0.5) * 2)
    .sort((one, other) => Math.abs(other) - Math.abs(one));
  for (const side of order) {
    const turn = side * spread + random.between(-5, 5);
    const tone = mix(random.pick(palette.colors.slice(0, 4)), palette.lead, 0.25);
    const faded = paler(tone, far + random.between(0, 0.12));
    const length = form.length * (1 - Math.abs(side) * 0.14) * random.between(0.84, 1.06);
    const bend = form.bend * side + random.between(-0.05, 0.05);
    const one = { ...form, length, width: form.width * random.between(0.85, 1.15), bend };
    sketch.add(group(placed(x + side * 60, y, turn), leaf(sketch, faded, one)));
  }
};

/** Long leaves that rise fanwise from below the edge, in three depths. */
export const blades: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.4);
  const x = random.between(520, 680);
  const form = { length: 980, width: 142, bend: 0.2, belly: 0.9, veins: 0 };
  fan(canvas, { x: x - 120, y: HEIGHT + 70, count: 9, spread: 74, form, far: 0.58 });
  light(canvas, x, 320, 520, 0.5);
  fan(canvas, {
    x,
    y: HEIGHT + 90,
    count: 9,
    spread: 66,
    form: { ...form, length: 860 },
    far: 0.26,
  });
  fan(canvas, {
    x: x + 60,
    y: HEIGHT + 110,
    count: 7,
    spread: 58,
    form: { ...form, length: 680, width: 126 },
    far: 0,
  });
  finish(canvas);
};

/** Broad veined leaves, close to the eye. */
export const broad: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.4);
  const form = { length: 800, width: 400, bend: 0.12, belly: 0.78, veins: 9 };
  const x = random.between(560, 660);
  fan(canvas, {
    x,
    y: HEIGHT - 60,
    count: 7,
    spread: 92,
    form: { ...form, length: 960 },
    far: 0.5,
  });
  light(canvas, x - 100, 300, 480, 0.4);
  fan(canvas, { x, y: HEIGHT + 40, count: 5, spread: 66, form, far: 0.2 });
  fan(canvas, {
    x: x + 40,
    y: HEIGHT + 90,
    count: 4,
    spread: 52,
    form: { ...form, length: 590, width: 320 },
    far: 0,
  });
  finish(canvas);
};

const frond = (canvas: Canvas, tone: string, length: number, curl: number): string => {
  const { sketch } = canvas;
  const count = 19;
  const pinna = (reach: number, shade: string) =>
    leaf(sketch, shade, { length: reach, width: reach * 0.15, bend: 0.18, belly: 0.7, veins: 0 });
  const parts: string[] = [];
  let d = 'M0 0';
  for (const index of range(count)) {
    const t = (index + 1) / count;
    const [px, py] = [curl * length * t * t, -length * t];
    d += `L${short(px)} ${short(py)}`;
    if (index < 2) continue;
    const reach = length * 0.38 * Math.sin(Math.PI * (0.12 + 0.88 * t) ** 0.75) + 10;
    const lean = Math.atan(2 * curl * t) * 57.3;
    parts.push(
      group(placed(px, py, lean - 72 + t * 34), pinna(reach, darker(tone, 0.06))),
      group(placed(px, py, lean + 72 - t * 34), pinna(reach, tone)),
    );
  }
  const stem = {
    fill: 'none',
    stroke: darker(tone, 0.22),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  };
  return parts.join('') + path(d, stem);
};

/** Fern fronds that curl out of the shade. */
export const ferns: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.45);
  const layer = (far: number, size: number, turns: number[], x: number) => {
    for (const turn of turns) {
      const tone = paler(mix(palette.lead, random.pick(palette.colors.slice(0, 2)), 0.6), far);
      const length = size * random.between(0.9, 1.1);
      const curl = turn / 260 + random.between(-0.06, 0.06);
      sketch.add(
        group(placed(x + turn * 1.5, HEIGHT + 60, turn), frond(canvas, tone, length, curl)),
      );
    }
  };
  layer(0.56, 900, [-50, 48, -16, 18], 600);
  light(canvas, 560, 330, 460, 0.45);
  layer(0.24, 800, [-66, 64, -30, 32], 600);
  layer(0, 660, [-46, 44, 2], 600);
  finish(canvas);
};

/** Upright canes with slender leaves. */
export const canes: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.42);
  const cane = (x: number, width: number, far: number) => {
    const tone = lighter(mix(palette.lead, palette.darkest, 0.25), far);
    const fill = sketch.linear(
      [x, 0],
      [x + width, 0],
      [
        [0, darker(tone, 0.1)],
        [0.32, lighter(tone, 0.4)],
        [1, darker(tone, 0.18)],
      ],
    );
    let y = -random.between(40, 180);
    while (y < HEIGHT) {
      const height = random.between(190, 260);
      const d = `M${short(x)} ${short(y + 6)}q${short(width / 2)} -14 ${short(width)} 0l-2.5 ${short(height / 2)} 2.5 ${short(height / 2 - 8)}q${short(-width / 2)} 13 ${short(-width)} 0l2.5 ${short(8 - height / 2)}Z`;
      sketch.add(path(d, { fill }));
      for (const side of far < 0.5 && random.next() < 0.75 ? [random.pick([-1, 1])] : []) {
        for (const turn of [58, 92, 122]) {
          const form = {
            length: random.between(190, 290),
            width: 46,
            bend: 0.16 * side,
            belly: 0.7,
            veins: 0,
          };
          const shade = paler(random.pick(palette.colors.slice(0, 3)), far * 0.6);
          sketch.add(group(placed(x + width / 2, y, side * turn), leaf(sketch, shade, form)));
        }
      }
      y += height;
    }
  };
  for (const x of [90, 330, 610, 890, 1080]) cane(x + random.between(-30, 30), 34, 0.62);
  light(canvas, 480, 300, 560, 0.5);
  for (const x of [210, 760, 1010]) cane(x + random.between(-20, 20), 52, 0.3);
  for (const x of [470, 1120]) cane(x, 78, 0);
  finish(canvas);
};
