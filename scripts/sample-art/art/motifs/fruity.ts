import { type Canvas, finish, HEIGHT, type Motif, shadow, WIDTH, wash } from '../canvas.ts';
import { darker, isGreen, lighter, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { circle, group, path, placed, range } from '../shapes.ts';
import { short } from '../svg.ts';

type Fruit = { x: number; y: number; r: number; color: string; tall?: number; turn?: number };

/** A ball of fruit: light from the upper left, a warm bounce at the lower right. */
export const ball = (canvas: Canvas, fruit: Fruit, dress = ''): void => {
  const { sketch } = canvas;
  const { x, y, r, color, tall = 1, turn = 0 } = fruit;
  shadow(canvas, x + r * 0.12, y + r * 0.2, r * 1.2, r * 1.2, 0.3, darker(color, 0.5));
  const body = sketch.radial(
    [0, 0],
    r * 1.02,
    [
      [0, lighter(color, 0.38)],
      [0.42, lighter(color, 0.06)],
      [0.82, darker(color, 0.14)],
      [1, darker(color, 0.27)],
    ],
    [-r * 0.4, -r * 0.46],
  );
  const bounce = sketch.radial([r * 0.5, r * 0.56], r * 0.72, [
    [0, lighter(color, 0.5), 0.42],
    [1, lighter(color, 0.5), 0],
  ]);
  const gleam = sketch.radial([0, 0], 1, [
    [0, '#FFFFFF', 0.85],
    [0.5, '#FFFFFF', 0.3],
    [1, '#FFFFFF', 0],
  ]);
  const shine = `rotate(-38) translate(0 ${short(-r * 0.6)}) scale(${short(r * 0.36)} ${short(r * 0.2)})`;
  sketch.add(
    group(
      { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(1 ${tall})` },
      circle(0, 0, r, { fill: body }),
      circle(0, 0, r, { fill: bounce }),
      dress,
      circle(0, 0, 1, { fill: gleam, transform: shine }),
    ),
  );
};

export const leafColor = ({ palette }: Canvas) =>
  palette.colors.find(isGreen) ?? mix(palette.lead, '#7FA05A', 0.85);

export const stalk = (canvas: Canvas, x: number, y: number, size: number, turn: number): void => {
  const { sketch, palette } = canvas;
  const green = leafColor(canvas);
  const form = { length: size, width: size * 0.44, bend: 0.16, belly: 0.85, veins: 6 };
  const wood = mix(palette.darkest, '#5B4630', 0.6);
  sketch.add(
    group(
      placed(x, y, turn),
      path(
        `M0 0Q${short(size * 0.03)} ${short(-size * 0.24)} ${short(size * 0.14)} ${short(-size * 0.44)}`,
        {
          fill: 'none',
          stroke: wood,
          'stroke-width': size * 0.045,
          'stroke-linecap': 'round',
        },
      ),
      group(placed(size * 0.03, -size * 0.14, 62), leaf(sketch, green, form)),
    ),
  );
};

export const dimple = (canvas: Canvas, r: number, color: string): string => {
  const fill = canvas.sketch.radial([0, -r * 0.72], r * 0.34, [
    [0, darker(color, 0.42), 0.85],
    [0.5, darker(color, 0.3), 0.45],
    [1, darker(color, 0.2), 0],
  ]);
  return circle(0, -r * 0.7, r * 0.29, { fill });
};

/** From the stalk a third of the way down, and no further: a crease across the whole fruit looks like skin. */
const crease = (r: number, color: string): string =>
  path(
    `M0 ${short(-r * 0.8)}Q${short(r * 0.17)} ${short(-r * 0.58)} ${short(r * 0.16)} ${short(-r * 0.26)}`,
    {
      fill: 'none',
      stroke: darker(color, 0.3),
      'stroke-width': r * 0.03,
      'stroke-linecap': 'round',
      opacity: '.4',
    },
  );

/** The side that hung in the sun. */
const blush = ({ sketch }: Canvas, r: number, color: string, strength = 0.8): string => {
  const fill = sketch.radial([-r * 0.35, r * 0.5], r * 1.15, [
    [0, color, strength],
    [0.6, color, strength * 0.375],
    [1, color, 0],
  ]);
  return circle(0, 0, r, { fill });
};

/** Where the stalk sits in soft fruit. */
const hollow = ({ sketch }: Canvas, r: number, color: string): string => {
  const fill = sketch.radial([0, -r * 0.78], r * 0.36, [
    [0, color, 0.75],
    [0.4, color, 0.3],
    [1, color, 0],
  ]);
  return circle(0, 0, r, { fill });
};

export const fruitTones = ({ palette }: Canvas) =>
  palette.colors.filter((each) => !isGreen(each)).slice(0, 4);

/** The heap: back row paler and smaller, front row full. Places are chosen, sizes are not. */
const HEAP = [
  ...[
    [250, 420, 0.72],
    [560, 300, 0.78],
    [890, 330, 0.74],
    [1090, 520, 0.7],
  ],
  ...[
    [120, 660, 0.92],
    [1010, 700, 1],
    [400, 620, 1.1],
    [720, 570, 1.2],
    [560, 880, 0.86],
    [880, 920, 0.74],
  ],
] as const;

/** Apples, plums: round fruit with a dimple, a stalk and a leaf. */
export const orchard: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.4);
  for (const [index, [x, y, size]] of HEAP.entries()) {
    const all = fruitTones(canvas);
    const color = all[index % all.length] ?? canvas.palette.lead;
    const r = 178 * size * random.between(0.94, 1.06);
    const turn = random.between(-22, 22);
    const lift = index === 6 || index === 7 || index === 1;
    ball(canvas, { x, y, r, color, turn }, lift ? dimple(canvas, r, color) : '');
    const lean = (turn * Math.PI) / 180;
    if (lift)
      stalk(canvas, x + Math.sin(lean) * r * 0.72, y - Math.cos(lean) * r * 0.72, r * 0.95, turn);
  }
  finish(canvas);
};

/** Peaches: yellow fruit with a deep blush, a dimple at the stalk and leaves in front. */
export const stonefruit: Motif = (canvas) => {
  const { random } = canvas;
  const [first = '#F0B060', second = first] = fruitTones(canvas);
  const yellow = mix(first, '#F9C653', 0.5);
  const red = darker(mix(second, '#D9442F', 0.6), 0.06);
  wash(canvas, 0.4);
  const fruits = [
    { x: 860, y: 380, r: 240, turn: 24 },
    { x: 150, y: 760, r: 220, turn: -34 },
    { x: 1080, y: 800, r: 200, turn: 40 },
    { x: 480, y: 560, r: 300, turn: random.between(-26, -14) },
  ];
  for (const { turn, ...fruit } of fruits) {
    const tall = Math.round(random.between(0.9, 0.96) * 100) / 100;
    const color = mix(yellow, first, random.between(0, 0.3));
    const shade = darker(mix(color, red, 0.6), 0.12);
    const dress = [
      blush(canvas, fruit.r, red, 0.95),
      hollow(canvas, fruit.r, shade),
      crease(fruit.r, mix(color, red, 0.5)),
    ];
    ball(canvas, { ...fruit, color, turn, tall }, dress.join(''));
  }
  stalk(canvas, 910, 210, 260, 14);
  stalk(canvas, 420, 350, 420, 30);
  stalk(canvas, 410, 350, 300, -96);
  finish(canvas);
};

/** Mangoes: long ovals with a blush on the side that hung in the sun. */
export const mangoes: Motif = (canvas) => {
  const { random } = canvas;
  const [first = '#F0B060', second = first, third = second] = fruitTones(canvas);
  wash(canvas, 0.42);
  const fruits = [
    { x: 300, y: 380, r: 200, color: second, turn: -52 },
    { x: 960, y: 350, r: 190, color: first, turn: 44 },
    { x: 1010, y: 760, r: 210, color: mix(first, second, 0.6), turn: 78 },
    { x: 560, y: 620, r: 270, color: first, turn: random.between(58, 70) },
  ];
  stalk(canvas, 700, 470, 420, 24);
  stalk(canvas, 560, 430, 360, -70);
  for (const fruit of fruits) ball(canvas, { ...fruit, tall: 1.34 }, blush(canvas, fruit.r, third));
  finish(canvas);
};

/** A few large, translucent globes: the picture of sweetness itself. */
export const globes: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.42);
  for (const index of range(9)) {
    const all = fruitTones(canvas);
    const color = all[index % all.length] ?? canvas.palette.lead;
    const x = 140 + ((index * 397) % 920) + random.between(-40, 40);
    const y = 260 + ((index * 263) % 520) + random.between(-40, 40);
    ball(canvas, {
      x: Math.min(WIDTH - 90, x),
      y: Math.min(HEIGHT - 60, y),
      r: random.between(110, 200),
      color,
    });
  }
  finish(canvas);
};
