import { finish, HEIGHT, type Motif, shadow, WIDTH, wash } from '../canvas.ts';
import { range } from '../shapes.ts';
import { element } from '../svg.ts';
import { drawSlice, drops, foliage } from './citrus.ts';

/** Slices laid like fallen dominoes, each half over the next. */
export const fallenSlices: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.34);
  foliage(canvas, 250, 330, 300, [-36, 18]);
  for (const index of range(4)) {
    const [x, y] = [1085 - index * 265, 330 + index * 105];
    const r = 230 + index * 24 + random.between(-8, 8);
    drawSlice(canvas, { x, y, r, segments: random.whole(8, 10), turn: random.between(0, 6) });
  }
  drops(canvas, 1010, 760, 100, 7);
  finish(canvas);
};

/** Halves that stand on the table beside each other, like the arches of an arcade. */
export const arches: Motif = (canvas) => {
  const { sketch, random } = canvas;
  const floor = 770;
  wash(canvas, 0.34);
  shadow(canvas, 600, floor + 14, 700, 70, 0.34);
  const above = {
    ...canvas,
    sketch: {
      ...sketch,
      add: (...shapes: string[]) => {
        const clip = sketch.clipTo(element('rect', { width: WIDTH, height: floor }));
        sketch.add(element('g', { 'clip-path': clip }, shapes.join('')));
      },
    },
  };
  const sizes = [
    [90, 330],
    [1110, 350],
    [600, 500],
  ] as const;
  for (const [x, size] of sizes) {
    const r = size * random.between(0.97, 1.03);
    drawSlice(above, { x, y: floor, r, segments: 12, turn: 0 });
  }
  foliage(canvas, 300, floor + 90, 250, [62, 100]);
  drops(canvas, 930, 830, 50, 5);
  finish(canvas);
};

/** Many slices from above, large and small, as they were strewn. */
export const strewnSlices: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.34);
  foliage(canvas, 560, 500, 250, [-150, 24]);
  const places = [
    [150, 190, 170],
    [520, 250, 120],
    [930, 190, 215],
    [330, 620, 225],
    [1100, 610, 130],
    [760, 690, 180],
    [60, 860, 130],
    [1050, HEIGHT - 10, 110],
  ] as const;
  for (const [x, y, size] of places) {
    const r = size * random.between(0.95, 1.05);
    drawSlice(canvas, { x, y, r, segments: random.whole(8, 10), turn: random.between(0, 6) });
  }
  drops(canvas, 640, 440, 70, 6);
  finish(canvas);
};
