import { finish, HEIGHT, light, type Motif, WIDTH } from '../canvas.ts';
import { lighter, mix } from '../color.ts';
import { circle, ellipse, path, range } from '../shapes.ts';
import { element, short } from '../svg.ts';
import { lilyPad } from './watery.ts';

/** Rain on a pond: rings wherever a drop has fallen, pads at the bank, threads of water above. */
export const rainfall: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  const fill = sketch.linear(
    [0, 0],
    [WIDTH * 0.3, HEIGHT],
    [
      [0, lighter(palette.second, 0.3)],
      [0.5, mix(palette.lead, palette.second, 0.4)],
      [1, mix(palette.lead, palette.darkest, 0.6)],
    ],
  );
  sketch.add(element('rect', { width: WIDTH, height: HEIGHT, fill }));
  light(canvas, 220, 60, 620, 0.6);
  const places = [
    [250, 330, 150],
    [640, 250, 110],
    [990, 340, 175],
    [470, 520, 210],
    [820, 590, 130],
    [1080, 740, 220],
    [190, 740, 190],
    [640, 800, 150],
  ] as const;
  for (const [x, y, size] of places) {
    const rings = Math.round(size / 40) + 1;
    for (const index of range(rings)) {
      const rx = size * (1 - index / rings);
      const rim = { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2.4 };
      const sheet = { fill: index % 2 ? palette.lead : lighter(palette.lead, 0.4), opacity: '.16' };
      sketch.add(ellipse(x, y, rx, rx * 0.36, sheet));
      sketch.add(ellipse(x, y, rx, rx * 0.36, { ...rim, opacity: '.44' }));
    }
    const fall = random.between(130, 260);
    const thread = sketch.linear(
      [x, y - fall],
      [x, y - 34],
      [
        [0, '#FFFFFF', 0],
        [1, '#FFFFFF', 0.75],
      ],
    );
    sketch.add(
      path(`M${x} ${short(y - fall)}L${x} ${y - 34}`, { stroke: thread, 'stroke-width': 3 }),
      circle(x, y - 26, 7, { fill: '#FFFFFF', opacity: '.85' }),
    );
  }
  for (const [x, y, r, turn] of [
    [60, 560, 120, 40],
    [330, 890, 150, 200],
    [880, 170, 70, 120],
  ] as const)
    sketch.add(lilyPad(canvas, x, y, r, turn));
  finish(canvas);
};
