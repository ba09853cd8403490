import { type Canvas, finish, type Motif, shadow, wash } from '../canvas.ts';
import { darker, isGreen, lighter, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { at, circle, group, path, placed, polar, range } from '../shapes.ts';
import type { Point } from '../svg.ts';

type Slice = { x: number; y: number; r: number; segments: number; turn: number };

const toward = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = distance / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** A segment between two walls of even thickness, with its three corners rounded. */
const segmentPath = ({ x, y, r }: Slice, start: number, end: number): string => {
  const wall = r * 0.02;
  const outer = r * 0.85;
  const lean = Math.asin(wall / outer);
  const tip = polar(x, y, wall / Math.sin((end - start) / 2) + r * 0.03, (start + end) / 2);
  const round = r * 0.055;
  const turn = round / outer;
  const [one, other] = [polar(x, y, outer, start + lean), polar(x, y, outer, end - lean)];
  const tipRound = r * 0.07;
  return [
    `M${at(toward(tip, one, tipRound))}L${at(toward(one, tip, round))}`,
    `Q${at(one)} ${at(polar(x, y, outer, start + lean + turn))}`,
    `A${outer.toFixed(1)} ${outer.toFixed(1)} 0 0 1 ${at(polar(x, y, outer, end - lean - turn))}`,
    `Q${at(other)} ${at(toward(other, tip, round))}L${at(toward(tip, other, tipRound))}`,
    `Q${at(tip)} ${at(toward(tip, one, tipRound))}Z`,
  ].join('');
};

/** The little juice sacs: long drops that point to the middle. */
const sacs = (canvas: Canvas, slice: Slice, start: number, end: number): string => {
  const { random } = canvas;
  const { x, y, r } = slice;
  const drops = (count: number) =>
    range(count).map(() => {
      const distance = r * random.between(0.36, 0.74);
      const margin = 0.16 + (0.045 * r) / distance;
      const angle = start + (end - start) * random.between(margin, 1 - margin);
      const length = r * random.between(0.045, 0.085);
      const width = length * 0.26;
      const tail = polar(x, y, distance - length, angle);
      const left = polar(x, y, distance + length * 0.5, angle - width / distance);
      const right = polar(x, y, distance + length * 0.5, angle + width / distance);
      const crown = polar(x, y, distance + length * 0.95, angle);
      return `M${at(tail)}Q${at(left)} ${at(crown)}Q${at(right)} ${at(tail)}Z`;
    });
  return (
    path(drops(9).join(''), { fill: '#FFFBF0', opacity: '.3' }) +
    path(drops(5).join(''), { fill: canvas.palette.shade, opacity: '.07' })
  );
};

export const drawSlice = (canvas: Canvas, slice: Slice): void => {
  const { sketch, palette, random } = canvas;
  const { x, y, r } = slice;
  const cream = lighter(palette.lead, 0.82);
  const [lead, second] = [palette.lead, palette.second];
  shadow(canvas, x + r * 0.05, y + r * 0.08, r * 1.14, r * 1.14, 0.34, darker(second, 0.35));
  const rind = sketch.radial([x, y], r, [
    [0.9, lighter(lead, 0.25)],
    [0.955, lead],
    [1, darker(mix(lead, second, 0.4), 0.08)],
  ]);
  const pith = sketch.radial([x, y], r * 0.93, [
    [0, lighter(lead, 0.7)],
    [0.2, cream],
    [0.9, lighter(lead, 0.9)],
    [1, lighter(lead, 0.72)],
  ]);
  sketch.add(circle(x, y, r, { fill: rind }), circle(x, y, r * 0.925, { fill: pith }));
  const step = (Math.PI * 2) / slice.segments;
  for (const index of range(slice.segments)) {
    const start = slice.turn + index * step;
    const warm = index % 3 === 1 ? random.between(0.6, 0.95) : random.between(0, 0.22);
    const flesh = lighter(mix(lead, second, warm), random.between(0, 0.14));
    const fill = sketch.radial([x, y], r * 0.86, [
      [0.08, lighter(flesh, 0.45)],
      [0.55, flesh],
      [1, darker(flesh, 0.06)],
    ]);
    sketch.add(path(segmentPath(slice, start, start + step), { fill }));
    sketch.add(sacs(canvas, slice, start, start + step));
  }
  const gloss = sketch.linear(
    [x - r, y - r],
    [x + r * 0.4, y + r * 0.4],
    [
      [0, '#FFFFFF', 0.5],
      [0.6, '#FFFFFF', 0.06],
      [1, '#FFFFFF', 0],
    ],
  );
  sketch.add(circle(x, y, r * 0.965, { fill: 'none', stroke: gloss, 'stroke-width': r * 0.016 }));
  sketch.add(circle(x, y, r * 0.925, { fill: gloss, opacity: '.5' }));
};

export const foliage = (
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  turns: number[],
): void => {
  const { sketch, palette } = canvas;
  const green = palette.colors.slice(2).find((each) => isGreen(each)) ?? '#8FAE4B';
  for (const [index, turn] of turns.entries()) {
    const form = { length: size, width: size * 0.42, bend: 0.12, belly: 0.85, veins: 6 };
    const tone = index % 2 ? darker(green, 0.14) : lighter(green, 0.1);
    sketch.add(group(placed(x, y, turn), leaf(sketch, tone, form)));
  }
};

export const drops = (
  canvas: Canvas,
  x: number,
  y: number,
  spread: number,
  count: number,
): void => {
  const { sketch, palette, random } = canvas;
  const tint = palette.colors.find((each) => isGreen(each)) ?? palette.accent;
  for (const _ of range(count)) {
    const r = random.between(9, 34) * (random.next() < 0.3 ? 1.5 : 1);
    const [cx, cy] = [
      x + random.between(-spread, spread),
      y + random.between(-spread, spread) * 1.6,
    ];
    const fill = sketch.radial([cx, cy], r, [
      [0, lighter(tint, 0.4), 0.55],
      [0.75, tint, 0.6],
      [1, darker(tint, 0.1), 0.75],
    ]);
    sketch.add(circle(cx, cy, r, { fill }));
    sketch.add(circle(cx - r * 0.32, cy - r * 0.36, r * 0.2, { fill: '#FFFFFF', opacity: '.75' }));
  }
};

/** One great cut slice, larger than the picture. */
export const greatSlice: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.34);
  const slice = {
    x: random.between(690, 780),
    y: random.between(450, 520),
    r: random.between(450, 500),
    segments: random.whole(9, 11),
    turn: random.between(0, 6),
  };
  foliage(canvas, slice.x - slice.r * 0.86, slice.y - slice.r * 0.3, 250, [-62, -112]);
  drawSlice(canvas, slice);
  drops(canvas, slice.x - slice.r * 0.98, slice.y + 190, 90, 6);
  finish(canvas);
};

/** Two slices, the smaller in front. */
export const twoSlices: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.34);
  const segments = random.whole(9, 11);
  const turn = random.between(0, 6);
  drawSlice(canvas, { x: 800, y: 300, r: 400, segments, turn });
  foliage(canvas, 640, 640, 270, [150, 105]);
  drawSlice(canvas, {
    x: 390,
    y: 610,
    r: random.between(300, 330),
    segments: segments - 1,
    turn: 1,
  });
  drops(canvas, 960, 770, 90, 5);
  finish(canvas);
};

/** A slice that rises like a sun. */
export const risingSlice: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.34);
  const x = random.between(500, 700);
  foliage(canvas, x - 330, 480, 270, [-38, -82]);
  const turn = random.between(0, 6);
  drawSlice(canvas, { x, y: 800, r: 560, segments: random.whole(12, 14), turn });
  drops(canvas, x + 430, 240, 80, 6);
  finish(canvas);
};
