import { finish, type Motif, wash } from '../canvas.ts';
import { drawStone } from './amber.ts';

/** A tall stone upright, and a low one at its foot. */
export const standing: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.48);
  const tilt = random.between(0, 1);
  drawStone(canvas, { x: 800, y: 410, r: 262, sides: 6, tall: 1.4, tilt });
  drawStone(canvas, { x: 330, y: 650, r: 205, sides: 7, tall: 0.74, tilt: tilt + 0.5 });
  drawStone(canvas, { x: 545, y: 800, r: 62, sides: 6, tall: 0.9, tilt });
  finish(canvas);
};

/** Many small tears of resin, strewn from the left. */
export const tears: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.48);
  const places = [
    [180, 210, 92],
    [420, 150, 58],
    [655, 255, 84],
    [905, 170, 112],
    [1105, 330, 60],
    [130, 480, 74],
    [385, 430, 132],
    [860, 470, 76],
    [1060, 620, 118],
    [640, 620, 150],
    [240, 740, 118],
    [440, 820, 56],
    [880, 800, 88],
  ] as const;
  for (const [x, y, size] of places) {
    const [sides, tilt] = [random.whole(6, 7), random.between(0, 1)];
    const tall = random.between(0.82, 1.12);
    drawStone(canvas, { x, y, r: size * random.between(0.94, 1.06), sides, tall, tilt });
  }
  finish(canvas);
};
