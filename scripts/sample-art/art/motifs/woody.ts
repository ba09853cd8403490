import { type Canvas, finish, HEIGHT, type Motif, shadow, WIDTH, wash } from '../canvas.ts';
import { darker, fromLightToDark, lighter, mix } from '../color.ts';
import { group, path, polar, range, smooth, smoothLoop } from '../shapes.ts';
import { element, type Point } from '../svg.ts';

type Wobble = (angle: number, depth: number) => number;

/** One slow wobble shared by all rings, so that they run beside each other as in a real trunk. */
const newWobble = ({ random }: Canvas): Wobble => {
  const waves = [2, 3, 5, 8].map((turns) => ({
    turns,
    size: random.between(0.4, 1) / turns,
    phase: random.between(0, 6.28),
    drift: random.between(-0.9, 0.9),
  }));
  return (angle, depth) =>
    waves.reduce(
      (sum, { turns, size, phase, drift }) =>
        sum + size * Math.sin(turns * angle + phase + drift * depth),
      0,
    );
};

const ring = (x: number, y: number, r: number, squeeze: number, wobble: Wobble, depth: number) =>
  smoothLoop(
    range(44).map((index): Point => {
      const angle = (index / 44) * Math.PI * 2;
      const [px, py] = polar(0, 0, r * (1 + 0.14 * wobble(angle, depth * 2.2)), angle);
      return [x + px, y + py * squeeze];
    }),
  );

type Trunk = { x: number; y: number; r: number; rings: number; squeeze: number };

/** Rings from the outside in: each a sheet of veneer on the one below, so it casts a shadow. */
const drawRings = (canvas: Canvas, { x, y, r, rings, squeeze }: Trunk): void => {
  const { sketch, palette, random } = canvas;
  const wobble = newWobble(canvas);
  const tones = fromLightToDark(palette.colors.slice(0, 4));
  const [pale = '#E8D5B8'] = tones;
  let radius = r;
  for (const index of range(rings)) {
    const depth = 1 - index / rings;
    const d = ring(x + index * 1.5, y + index * 0.8, radius, squeeze, wobble, depth);
    const base = tones[index % tones.length] ?? palette.lead;
    const tone = lighter(mix(base, pale, random.between(0.05, 0.35)), 0.1);
    const fill = sketch.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, lighter(tone, 0.28)],
        [0.5, tone],
        [1, darker(tone, 0.14)],
      ],
    );
    sketch.add(path(d, { fill: palette.shade, opacity: '.16', transform: 'translate(5 9)' }));
    sketch.add(path(d, { fill, stroke: darker(tone, 0.2), 'stroke-width': 1.5 }));
    const gap = (radius / (rings - index)) * random.between(0.55, 1.4);
    for (const line of range(Math.floor(gap / 17))) {
      const inner = radius - 12 - line * random.between(12, 17);
      if (inner < 14) continue;
      const hair = ring(x + index * 1.5, y + index * 0.8, inner, squeeze, wobble, depth);
      const stroke = { fill: 'none', stroke: darker(tone, 0.32), 'stroke-width': 1.6 };
      sketch.add(path(hair, { ...stroke, opacity: '.26' }));
    }
    radius -= gap;
    if (radius < 18) break;
  }
  const rays = range(3).map(() => {
    const angle = random.between(0, 6.28);
    const [near, far] = [
      polar(x + 20, y + 12, r * 0.05, angle),
      polar(x, y, r * 0.7, angle + 0.06),
    ];
    const [left, right] = [
      polar(x, y, r * 0.3, angle - 0.012),
      polar(x, y, r * 0.3, angle + 0.035),
    ];
    return `${smooth([near, left, far])}${smooth([far, right, near]).replace('M', 'L')}Z`;
  });
  sketch.add(path(rays.join(''), { fill: palette.shade, opacity: '.3' }));
};

/** A cut through a great trunk that fills the picture. */
export const treeRings: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.6);
  const [x, y] = [random.between(430, 760), random.between(380, 520)];
  drawRings(canvas, { x, y, r: 1080, rings: random.whole(15, 20), squeeze: 0.86 });
  finish(canvas);
};

/** The quarter of a still greater trunk: its rings go out from the corner. */
export const quarter: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.6);
  const [x, y] = [random.between(1090, 1150), random.between(860, 920)];
  drawRings(canvas, { x, y, r: 1560, rings: random.whole(19, 22), squeeze: 0.9 });
  finish(canvas);
};

const drawLog = (canvas: Canvas, trunk: Trunk): void => {
  const { sketch, palette, random } = canvas;
  const { x, y, r } = trunk;
  shadow(canvas, x + r * 0.1, y + r * 0.16, r * 1.24, r * 1.2, 0.42);
  const bark = newWobble(canvas);
  const rough: Wobble = (angle, depth) =>
    bark(angle, depth) * 0.3 + 0.03 * Math.sin(31 * angle + 4 * Math.sin(3 * angle));
  const fill = sketch.radial([x - r * 0.3, y - r * 0.3], r * 1.5, [
    [0, lighter(palette.darkest, 0.2)],
    [1, darker(palette.darkest, 0.25)],
  ]);
  const loop = range(110).map((index): Point => {
    const angle = (index / 110) * Math.PI * 2;
    const jag = rough(angle, 1) * 0.14 + random.between(-0.011, 0.011);
    const [px, py] = polar(0, 0, r * 1.07 * (1 + jag), angle);
    return [x + px, y + py * trunk.squeeze];
  });
  sketch.add(path(smoothLoop(loop), { fill }));
  drawRings(canvas, { ...trunk, r: r * 0.93 });
};

/** Logs seen from the end, with their bark. */
export const logs: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.42);
  drawLog(canvas, { x: 1010, y: 230, r: 300, rings: 9, squeeze: 0.96 });
  drawLog(canvas, { x: 130, y: 800, r: 280, rings: 8, squeeze: 0.96 });
  drawLog(canvas, { x: random.between(510, 560), y: 440, r: 350, rings: 12, squeeze: 0.95 });
  drawLog(canvas, { x: 960, y: 800, r: 220, rings: 7, squeeze: 0.96 });
  finish(canvas);
};

type Boards = {
  /** Along the grain, and across it. */
  length: number;
  breadth: number;
  knots: { x: number; y: number; size: number }[];
  /** Between which two places each seam lies. */
  seams: [low: number, high: number][];
};

/** Planed boards: grain that flows around knots. */
const drawBoards = (canvas: Canvas, { length, breadth, knots, seams }: Boards): void => {
  const { sketch, palette, random } = canvas;
  const tones = fromLightToDark(palette.colors.slice(0, 4));
  const phase = random.between(0, 6);
  const flow = (x: number, y: number) =>
    knots.reduce(
      (sum, knot) => {
        const distance = y - knot.y || 1;
        const along = Math.exp(-(((x - knot.x) / (knot.size * 2)) ** 2));
        const across = Math.exp(-Math.abs(distance) / (knot.size * 1.5));
        return sum + Math.sign(distance) * knot.size * along * across;
      },
      y + 26 * Math.sin(x / 330 + phase) + 9 * Math.sin(x / 120 + y / 90),
    );
  const points = Math.ceil(length / 42) + 2;
  let y = -140;
  for (let index = 0; y < breadth + 120; index += 1) {
    const edge = range(points).map((step): Point => [step * 42 - 30, flow(step * 42 - 30, y)]);
    const base = tones[index % tones.length] ?? palette.lead;
    const tone = lighter(mix(base, palette.lightest, random.between(0.1, 0.55)), 0.08);
    const fill = sketch.linear(
      [0, 0],
      [length, breadth],
      [
        [0, lighter(tone, 0.25)],
        [1, darker(tone, 0.1)],
      ],
    );
    const d = `${smooth(edge)}L${length + 100} ${breadth + 200}L-40 ${breadth + 200}Z`;
    sketch.add(path(d, { fill: palette.shade, opacity: '.13', transform: 'translate(0 -7)' }));
    sketch.add(path(d, { fill }));
    y += random.between(14, 52);
  }
  for (const knot of knots) {
    const eye = { x: knot.x, y: knot.y, r: knot.size * 1.12, rings: 7, squeeze: 0.66 };
    drawRings(canvas, eye);
  }
  for (const seam of seams.map(([low, high]) => random.between(low, high))) {
    const line = { y: seam, width: length, height: 5, fill: palette.shade, opacity: '.5' };
    sketch.add(element('rect', line));
    sketch.add(
      element('rect', { ...line, y: seam + 5, height: 3, fill: '#FFF8EC', opacity: '.35' }),
    );
  }
};

/** Boards that lie across the picture. */
export const grain: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.6);
  const knots = [
    { x: random.between(250, 420), y: random.between(250, 350), size: random.between(100, 130) },
    { x: random.between(780, 960), y: random.between(520, 640), size: random.between(78, 105) },
  ];
  const seams: Boards['seams'] = [
    [290, 330],
    [600, 640],
  ];
  drawBoards(canvas, { length: WIDTH, breadth: HEIGHT, knots, seams });
  finish(canvas);
};

/** The planks of a pier: boards that stand upright in the picture, narrower and with one knot. */
export const planks: Motif = (canvas) => {
  const { sketch, random } = canvas;
  wash(canvas, 0.6);
  const turn = { transform: `translate(${WIDTH} 0) rotate(90)` };
  const add = (...shapes: string[]) => sketch.add(group(turn, ...shapes));
  const knots = [
    { x: random.between(520, 620), y: random.between(690, 780), size: random.between(105, 125) },
  ];
  const seams: Boards['seams'] = [
    [190, 220],
    [430, 460],
    [660, 690],
    [900, 930],
  ];
  const turned = { ...canvas, sketch: { ...sketch, add } };
  drawBoards(turned, { length: HEIGHT, breadth: WIDTH, knots, seams });
  finish(canvas);
};
