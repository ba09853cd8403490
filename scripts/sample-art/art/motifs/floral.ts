import { type Canvas, finish, light, type Motif, shadow, wash } from '../canvas.ts';
import { darker, isGreen, lighter, lightness, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { circle, group, path, placed, polar, range } from '../shapes.ts';
import { element, short } from '../svg.ts';

export type Bloom = {
  x: number;
  y: number;
  r: number;
  rings: number;
  petals: number;
  /** 0.1 pointed like a lotus, 0.9 round like a peony. */
  roundness: number;
  /** Breadth of a petal as a share of its length. */
  breadth: number;
  opacity: number;
};

const petalPath = (length: number, half: number, roundness: number): string => {
  const [l, w] = [short(length * 0.34), short(half * 1.28)];
  const [tip, shoulder] = [short(half * 1.3 * roundness), short(length * (0.9 + roundness * 0.14))];
  const end = short(length);
  return `M0 0C-${w} -${l} -${tip} -${shoulder} 0 -${end}C${tip} -${shoulder} ${w} -${l} 0 0Z`;
};

/** A translucent petal that glows at its edge and deepens at its base. */
const petal = (canvas: Canvas, color: string, length: number, half: number, bloom: Bloom) => {
  const { sketch } = canvas;
  const d = petalPath(length, half, bloom.roundness);
  const fill = sketch.linear(
    [0, 0],
    [0, -length],
    [
      [0, mix(darker(color, 0.2), canvas.palette.second, 0.3), 1],
      [0.45, color, bloom.opacity],
      [0.85, lighter(color, 0.3), bloom.opacity * 0.94],
      [1, lighter(color, 0.5), bloom.opacity * 0.9],
    ],
  );
  const veins = [-0.5, -0.25, 0, 0.25, 0.5].map((side) => {
    const [sway, top] = [short(side * half * 0.9), short(length * (0.82 - Math.abs(side) * 0.3))];
    return `M0 -${short(length * 0.1)}Q${sway} -${short(length * 0.4)} ${short(side * half * 0.8)} -${top}`;
  });
  const line = { fill: 'none', stroke: lighter(color, 0.75), 'stroke-linecap': 'round' };
  return [
    path(d, { fill }),
    path(
      `M0 0C${short(half * 1.28)} -${short(length * 0.34)} ${short(half * bloom.roundness)} -${short(length * 0.95)} 0 -${short(length)}C${short(half * 0.3)} -${short(length * 0.6)} ${short(half * 0.2)} -${short(length * 0.3)} 0 0Z`,
      {
        fill: darker(color, 0.35),
        opacity: '.1',
      },
    ),
    path(veins.join(''), { ...line, 'stroke-width': 1.5, opacity: '.3' }),
    path(d, { ...line, 'stroke-width': 1.6, opacity: '.45' }),
  ].join('');
};

const heart = (canvas: Canvas, { x, y, r }: Bloom): void => {
  const { sketch, palette, random } = canvas;
  const pollen = mix(palette.lightest, '#F2BE5C', 0.6);
  shadow(canvas, x, y, r * 0.24, r * 0.24, 0.4);
  const glow = sketch.radial([x - r * 0.03, y - r * 0.03], r * 0.1, [
    [0, lighter(pollen, 0.5)],
    [0.7, pollen],
    [1, darker(pollen, 0.16)],
  ]);
  for (const index of range(22)) {
    const angle = (index / 22) * 6.283 + random.between(-0.1, 0.1);
    const [sx, sy] = polar(x, y, r * random.between(0.11, 0.19), angle);
    const thread = `M${short(x)} ${short(y)}L${short(sx)} ${short(sy)}`;
    sketch.add(path(thread, { stroke: lighter(pollen, 0.4), 'stroke-width': 2, opacity: '.8' }));
    sketch.add(
      circle(sx, sy, r * 0.013 + 1.5, { fill: index % 3 ? pollen : lighter(pollen, 0.5) }),
    );
  }
  sketch.add(circle(x, y, r * 0.085, { fill: glow }));
};

/** Petals in rings, the outermost first. */
export const drawBloom = (canvas: Canvas, bloom: Bloom): void => {
  const { sketch, palette, random } = canvas;
  const { x, y, r, rings, petals } = bloom;
  const blossom = palette.colors.filter((each) => !isGreen(each));
  shadow(canvas, x + r * 0.06, y + r * 0.1, r * 1.1, r * 1.06, 0.26);
  const start = random.between(0, 360);
  for (const index of range(rings)) {
    const share = index / rings;
    const length = r * (1 - share * 0.82) * random.between(0.97, 1.03);
    const count = Math.max(4, Math.round(petals * (1 - share * 0.35)));
    for (const place of range(count)) {
      const turn = start + (place / count) * 360 + index * (180 / count) + index * 7;
      const color =
        blossom[(index + (place % 2 && rings > 2 ? 1 : 0)) % blossom.length] ?? palette.lead;
      const grown = length * random.between(0.92, 1.04);
      const half = (grown * bloom.breadth) / 2;
      sketch.add(
        group(placed(x, y, turn + random.between(-4, 4)), petal(canvas, color, grown, half, bloom)),
      );
    }
    if (index < rings - 1) shadow(canvas, x, y, length * 0.72, length * 0.72, 0.17);
  }
  heart(canvas, bloom);
};

export const leaves = (
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  turns: number[],
): void => {
  const { sketch, palette } = canvas;
  const green = palette.colors.find(isGreen) ?? mix(palette.lead, '#7E9466', 0.75);
  for (const [index, turn] of turns.entries()) {
    const form = { length: size, width: size * 0.36, bend: 0.1, belly: 0.85, veins: 7 };
    const tone = index % 2 ? darker(green, 0.12) : green;
    sketch.add(group(placed(x, y, turn), leaf(sketch, tone, form, 0.9)));
  }
};

/** A full flower in many rings. */
export const peony: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.36);
  const [x, y] = [random.between(580, 680), random.between(430, 480)];
  leaves(canvas, x, y, 560, [118, 232, 150]);
  drawBloom(canvas, {
    x,
    y,
    r: 430,
    rings: 5,
    petals: 9,
    roundness: 0.8,
    breadth: 0.66,
    opacity: 0.78,
  });
  finish(canvas);
};

/** Long pointed petals, like a lotus or a camellia that has opened wide. */
export const lotus: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.36);
  const [x, y] = [random.between(540, 660), random.between(430, 490)];
  leaves(canvas, x, y, 520, [95, 262]);
  drawBloom(canvas, {
    x,
    y,
    r: 440,
    rings: 4,
    petals: 12,
    roundness: 0.34,
    breadth: 0.42,
    opacity: 0.74,
  });
  finish(canvas);
};

export const dusk = (canvas: Canvas): void => {
  const { sketch, palette } = canvas;
  const fill = sketch.linear(
    [0, 0],
    [1200, 900],
    [
      [0, mix(palette.darkest, palette.second, 0.55)],
      [0.5, mix(palette.darkest, palette.second, 0.25)],
      [1, darker(palette.darkest, 0.16)],
    ],
  );
  sketch.add(element('rect', { width: 1200, height: 900, fill }));
  light(canvas, 300, 120, 760, 0.34);
};

/** A spray of open five-petalled flowers. */
export const spray: Motif = (canvas) => {
  const { random, palette } = canvas;
  const mirrored = random.next() < 0.5;
  const across = (x: number) => (mirrored ? 1200 - x : x);
  // Pale flowers need a deeper ground, or there is nothing to see them against.
  if (lightness(palette.lead) > 0.88) dusk(canvas);
  else wash(canvas, 0.4);
  leaves(canvas, across(420), 500, 480, [20, 200, 155, -60]);
  leaves(canvas, across(860), 430, 380, [60, 110, 200]);
  const open = { rings: 1, petals: 5, roundness: 0.86, breadth: 0.82, opacity: 0.9 };
  drawBloom(canvas, { ...open, x: across(1000), y: 660, r: random.between(190, 215) });
  drawBloom(canvas, { ...open, x: across(random.between(820, 860)), y: 250, r: 235 });
  drawBloom(canvas, { ...open, x: across(random.between(400, 440)), y: 500, r: 330 });
  light(canvas, across(400), 250, 420, 0.2);
  finish(canvas);
};
