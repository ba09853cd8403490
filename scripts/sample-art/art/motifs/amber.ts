import { type Canvas, finish, light, type Motif, shadow, wash } from '../canvas.ts';
import { darker, fromLightToDark, lighter, mix } from '../color.ts';
import { circle, ellipse, path, polar, polygon, range, smooth } from '../shapes.ts';
import { type Point, short } from '../svg.ts';

type Stone = { x: number; y: number; r: number; sides: number; tall: number; tilt: number };

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];

/** A facet is bright where it faces the light, and again where light leaves the stone. */
const facet = (canvas: Canvas, stone: Stone, points: Point[], depth: number): void => {
  const { sketch, palette, random } = canvas;
  const tones = fromLightToDark(palette.colors.slice(0, 4));
  const [glow = '#F2C56B', dark = '#A3541A'] = [tones[0], tones.at(-1)];
  const [mx, my] = [0, 1].map(
    (axis) => points.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / points.length,
  ) as [number, number];
  const angle = Math.atan2(my - stone.y, mx - stone.x);
  const facing = Math.cos(angle + 2.2) * 0.5 + 0.5;
  const leaving = Math.max(0, Math.cos(angle - 0.95)) ** 3 * 0.55;
  const shine = Math.min(
    1,
    Math.max(0, facing * 0.62 + leaving + random.between(-0.24, 0.24) + depth),
  );
  const tone =
    shine < 0.5 ? mix(dark, palette.lead, shine * 2) : mix(palette.lead, glow, shine * 2 - 1);
  const fill = sketch.linear([stone.x, stone.y], points[0] ?? [0, 0], [
    [0, lighter(tone, 0.22)],
    [1, darker(tone, 0.12)],
  ]);
  const edge = { stroke: lighter(glow, 0.55), 'stroke-width': 1.6, 'stroke-opacity': '.45' };
  sketch.add(path(polygon(points), { fill, ...edge, 'stroke-linejoin': 'round' }));
};

/** A cut stone: girdle, crown and table, each ring of points turned against the last. */
export const drawStone = (canvas: Canvas, stone: Stone): void => {
  const { sketch, palette, random } = canvas;
  const { x, y, r, sides, tall, tilt } = stone;
  const ringOf = (size: number, shift: number, jag: number): Point[] =>
    range(sides).map((index) => {
      const angle = tilt + ((index + shift) / sides) * Math.PI * 2;
      const [px, py] = polar(0, 0, r * size * random.between(1 - jag, 1 + jag), angle);
      return [x + px, y + py * tall];
    });
  const [girdle, crown, table] = [
    ringOf(1, 0, 0.07),
    ringOf(0.74, 0.5, 0.04),
    ringOf(0.46, 0, 0.04),
  ];
  const pick = (points: Point[], index: number): Point => points[(index + sides) % sides] ?? [x, y];
  shadow(canvas, x + r * 0.16, y + r * tall * 0.95, r * 1.1, r * 0.32, 0.45);
  light(canvas, x + r * 0.62, y + r * tall * 0.98, r * 0.72, 0.6, lighter(palette.lead, 0.25));
  sketch.add(path(polygon(girdle), { fill: palette.lead }));
  for (const index of range(sides)) {
    const [one, other] = [pick(girdle, index), pick(girdle, index + 1)];
    const [c, before, t, next] = [
      pick(crown, index),
      pick(crown, index - 1),
      pick(table, index),
      pick(table, index + 1),
    ];
    facet(canvas, stone, [one, between(one, other, 0.5), c], 0.02);
    facet(canvas, stone, [between(one, other, 0.5), other, c], -0.08);
    facet(canvas, stone, [one, c, t, before], 0.06);
    facet(canvas, stone, [t, c, next], 0.2);
  }
  const top = fromLightToDark(palette.colors)[0] ?? palette.lead;
  const fill = sketch.linear(pick(table, 0), pick(table, Math.floor(sides / 2)), [
    [0, mix(palette.lead, top, 0.3), 0.95],
    [0.5, lighter(top, 0.22), 0.95],
    [1, palette.lead, 0.95],
  ]);
  sketch.add(path(polygon(table), { fill }));
  for (const index of range(sides)) {
    const far = pick(table, index + Math.floor(sides / 2));
    if (index % 2 === 0)
      facetGlint(canvas, [pick(table, index), pick(table, index + 1), far], index);
  }
  light(canvas, x - r * 0.2, y - r * 0.25 * tall, r * 0.6, 0.4);
  light(canvas, x + r * 0.42, y + r * 0.48 * tall, r * 0.4, 0.45, lighter(top, 0.3));
  spark(canvas, ...pick(crown, sides - 3), r * 0.16);
};

const facetGlint = (canvas: Canvas, points: Point[], index: number): void => {
  const { sketch, palette } = canvas;
  const fill = index % 4 ? palette.darkest : '#FFF6DF';
  sketch.add(path(polygon(points), { fill, opacity: index % 4 ? '.1' : '.2' }));
};

/** A four-pointed glint, where an edge catches the light. */
const spark = ({ sketch }: Canvas, x: number, y: number, size: number): void => {
  const s = (value: number) => short(value * size);
  const d = `M${short(x)} ${short(y - size)}q${s(0.08)} ${s(0.92)} ${s(1)} ${s(1)}q${s(-0.92)} ${s(0.08)} ${s(-1)} ${s(1)}q${s(-0.08)} ${s(-0.92)} ${s(-1)} ${s(-1)}q${s(0.92)} ${s(-0.08)} ${s(1)} ${s(-1)}Z`;
  sketch.add(path(d, { fill: '#FFFDF2', opacity: '.9' }));
};

/** One stone, whole in the picture. */
export const stone: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.48);
  const sides = random.whole(7, 9);
  const [x, y] = [random.between(580, 640), 440];
  drawStone(canvas, { x, y, r: 360, sides, tall: 0.95, tilt: random.between(0, 1) });
  drawStone(canvas, { x: x - 420, y: 790, r: 76, sides: 6, tall: 0.9, tilt: random.between(0, 1) });
  drawStone(canvas, { x: x + 380, y: 800, r: 52, sides: 6, tall: 0.9, tilt: 0.4 });
  finish(canvas);
};

/** Three stones that lean on each other. */
export const cluster: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.48);
  const tilt = random.between(0, 1);
  drawStone(canvas, { x: 830, y: 370, r: 250, sides: 7, tall: 1.08, tilt });
  drawStone(canvas, { x: 360, y: 520, r: 290, sides: 8, tall: 1, tilt: tilt + 0.3 });
  drawStone(canvas, { x: 720, y: 680, r: 180, sides: 7, tall: 0.92, tilt: tilt + 0.7 });
  drawStone(canvas, { x: 1020, y: 740, r: 84, sides: 6, tall: 0.9, tilt });
  finish(canvas);
};

/** Resin before it hardened: a heavy drop with air and light in it. */
export const drop: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  wash(canvas, 0.48);
  const hang = (x: number, tip: number, bottom: number, r: number) => {
    const y = bottom - r;
    const d = `M${short(x - r * 0.09)} ${tip}C${short(x - r * 0.1)} ${short(y - r * 1.1)} ${short(x - r)} ${short(y - r * 0.75)} ${short(x - r)} ${short(y)}A${short(r)} ${short(r)} 0 0 0 ${short(x + r)} ${short(y)}C${short(x + r)} ${short(y - r * 0.75)} ${short(x + r * 0.1)} ${short(y - r * 1.1)} ${short(x + r * 0.09)} ${tip}Z`;
    light(canvas, x + r * 0.3, y + r * 0.5, r * 1.7, 0.5, lighter(palette.lead, 0.3));
    const fill = sketch.radial(
      [x, y],
      r * 1.7,
      [
        [0, lighter(palette.second, 0.35)],
        [0.35, palette.second],
        [0.62, palette.lead],
        [1, darker(palette.darkest, 0.05)],
      ],
      [x + r * 0.32, y + r * 0.42],
    );
    sketch.add(path(d, { fill }));
    for (const _ of range(12)) {
      const [bx, by] = polar(x, y, r * 0.72 * Math.sqrt(random.next()), random.between(0, 6.28));
      const size = random.between(0.02, 0.06) * r;
      sketch.add(circle(bx, by, size, { fill: '#FFF4DA', opacity: '.3' }));
      sketch.add(
        circle(bx - size * 0.3, by - size * 0.3, size * 0.34, { fill: '#FFFFFF', opacity: '.8' }),
      );
    }
    const shine = smooth([
      [x - r * 0.74, y + r * 0.1],
      [x - r * 0.6, y - r * 0.46],
      [x - r * 0.24, y - r * 0.92],
    ]);
    sketch.add(
      path(shine, {
        fill: 'none',
        stroke: '#FFFBEF',
        'stroke-width': r * 0.09,
        'stroke-linecap': 'round',
        opacity: '.5',
      }),
    );
    sketch.add(
      ellipse(x - r * 0.3, y + r * 0.62, r * 0.1, r * 0.06, { fill: '#FFFFFF', opacity: '.5' }),
    );
  };
  hang(250, -20, 430, 104);
  hang(960, -20, 600, 150);
  hang(random.between(560, 620), -20, 820, 270);
  hang(1110, -20, 270, 62);
  hang(90, -20, 250, 54);
  finish(canvas);
};
