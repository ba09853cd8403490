import { finish, light, type Motif, wash } from '../canvas.ts';
import { drawBloom, dusk, leaves } from './floral.ts';

/** Small flowers along a twig that hangs in from the corner. */
export const twig: Motif = (canvas) => {
  const { random } = canvas;
  dusk(canvas);
  const stars = { rings: 1, petals: 5, roundness: 0.5, breadth: 0.6, opacity: 0.92 };
  const places = [
    [90, 150, 120],
    [330, 120, 150],
    [240, 370, 128],
    [560, 330, 172],
    [800, 300, 120],
    [480, 600, 124],
    [800, 590, 186],
    [1060, 760, 132],
    [1070, 470, 96],
  ] as const;
  for (const [x, y, size] of places) leaves(canvas, x, y, size * 1.9, [64, 128, 196]);
  for (const [x, y, size] of places)
    drawBloom(canvas, { ...stars, x, y, r: size * random.between(0.96, 1.06) });
  light(canvas, 420, 200, 420, 0.18);
  finish(canvas);
};

/** Round flowers with many short petals, one in front of the other. */
export const camellias: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.4);
  leaves(canvas, 420, 520, 470, [-62, -18, 196, 236]);
  leaves(canvas, 900, 320, 340, [28, 84, 150]);
  const round = { rings: 6, petals: 8, roundness: 0.95, breadth: 0.78, opacity: 0.86 };
  drawBloom(canvas, { ...round, x: 905, y: 300, r: random.between(215, 235), rings: 5 });
  drawBloom(canvas, { ...round, x: 430, y: 510, r: random.between(325, 345) });
  finish(canvas);
};

/** Full flowers that come down like steps, the nearest the largest. */
export const steps: Motif = (canvas) => {
  const { random } = canvas;
  wash(canvas, 0.36);
  leaves(canvas, 870, 620, 420, [70, 128, 200]);
  leaves(canvas, 300, 260, 300, [-70, 190]);
  const full = { rings: 5, petals: 8, roundness: 0.8, breadth: 0.7, opacity: 0.8 };
  drawBloom(canvas, { ...full, x: 190, y: 190, r: random.between(165, 180), rings: 4 });
  drawBloom(canvas, { ...full, x: 500, y: 370, r: random.between(225, 240) });
  drawBloom(canvas, { ...full, x: 890, y: 600, r: random.between(300, 320) });
  finish(canvas);
};
