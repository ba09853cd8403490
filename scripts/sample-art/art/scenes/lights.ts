import { type Canvas, finish, HEIGHT, light, type Motif, shadow, WIDTH } from '../canvas.ts';
import { darker, lighter, mix } from '../color.ts';
import { leaf } from '../leaf.ts';
import { ridge, sky } from '../motifs/ozonic.ts';
import { drawWaves, glitter, paleSun } from '../motifs/watery.ts';
import { circle, ellipse, group, path, placed, polar, polygon, range } from '../shapes.ts';
import { element, short } from '../svg.ts';

/** Panes of sun on a wall, and the shadow of a plant that stands outside them. */
export const window: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  sky(
    canvas,
    lighter(palette.second, 0.25),
    lighter(palette.lead, 0.35),
    mix(palette.lead, palette.second, 0.5),
  );
  for (const column of range(2)) {
    for (const row of range(3)) {
      const [x, y] = [330 + column * 270 + row * 66, 70 + row * 236 - column * 46];
      const fill = sketch.linear(
        [x, y],
        [x + 300, y + 220],
        [
          [0, '#FFFDF2', 0.98],
          [1, '#FFEFC4', 0.92],
        ],
      );
      sketch.add(
        path(
          polygon([
            [x, y],
            [x + 246, y - 42],
            [x + 306, y + 172],
            [x + 60, y + 214],
          ]),
          { fill },
        ),
      );
    }
  }
  light(canvas, 640, 380, 620, 0.5, '#FFF3D0');
  for (const [turn, length, width] of [
    [-58, 470, 120],
    [-34, 590, 140],
    [-10, 660, 150],
    [14, 620, 140],
    [38, 520, 130],
    [60, 400, 110],
  ] as const) {
    const form = { length, width, bend: turn / 300, belly: 0.85, veins: 0 };
    const tone = mix(palette.accent, palette.second, 0.12);
    sketch.add(group({ ...placed(250, 860, turn + 14), opacity: '.62' }, leaf(sketch, tone, form)));
  }
  const pot = sketch.linear(
    [130, 0],
    [370, 0],
    [
      [0, lighter(palette.darkest, 0.2)],
      [1, darker(palette.darkest, 0.12)],
    ],
  );
  sketch.add(
    path('M120 800H380L350 940H150Z', { fill: pot }),
    element('rect', { x: 108, y: 780, width: 284, height: 40, rx: 8, fill: pot }),
  );
  finish(canvas);
};

/** A great sun in rings above the dunes. */
export const noon: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  sky(canvas, palette.second, lighter(palette.second, 0.35), lighter(palette.lead, 0.5));
  for (const index of range(36)) {
    const angle = (index / 36) * Math.PI * 2;
    const reach = index % 2 ? 640 : 470;
    const ray = polygon([
      polar(600, 330, 240, angle - 0.035),
      polar(600, 330, reach, angle),
      polar(600, 330, 240, angle + 0.035),
    ]);
    const fill = sketch.radial([600, 330], reach, [
      [0.3, '#FFF3C4', 0.9],
      [1, '#FFF3C4', 0],
    ]);
    sketch.add(path(ray, { fill }));
  }
  for (const [r, tone] of [
    [262, lighter(palette.lead, 0.55)],
    [222, lighter(palette.lead, 0.25)],
    [182, palette.lead],
  ] as const) {
    const fill = sketch.linear(
      [600 - r, 330 - r],
      [600 + r, 330 + r],
      [
        [0, lighter(tone, 0.4)],
        [1, tone],
      ],
    );
    sketch.add(circle(600, 330, r, { fill }));
  }
  for (const index of range(3)) {
    ridge(
      canvas,
      640 + index * 100,
      56 - index * 8,
      mix(lighter(palette.accent, 0.35), palette.accent, index / 2),
    );
  }
  finish(canvas);
};

const candle = (canvas: Canvas, x: number, top: number, width: number): void => {
  const { sketch, palette } = canvas;
  const half = width / 2;
  const wax = sketch.linear(
    [x - half, 0],
    [x + half, 0],
    [
      [0, darker(palette.lightest, 0.16)],
      [0.4, lighter(palette.lightest, 0.3)],
      [1, darker(palette.lightest, 0.3)],
    ],
  );
  const glow = sketch.linear(
    [0, top],
    [0, top + 230],
    [
      [0, '#FFC564', 0.85],
      [1, '#FFC564', 0],
    ],
  );
  shadow(canvas, x + 10, 806, width * 0.9, width * 0.2, 0.6);
  const body = `M${x - half} ${top}V${800}A${half} ${half * 0.22} 0 0 0 ${x + half} ${800}V${top}Z`;
  sketch.add(path(body, { fill: wax }), path(body, { fill: glow }));
  sketch.add(ellipse(x, top, half, half * 0.22, { fill: '#FFE3A6' }));
  sketch.add(ellipse(x, top + 2, half * 0.7, half * 0.14, { fill: '#FFF3CF' }));
  sketch.add(
    path(`M${x} ${top}V${top - 26}`, {
      stroke: '#4A2E22',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  );
  light(canvas, x, top - 80, width * 2.5, 0.75, '#FFBE5C');
  const flame = (size: number) =>
    `M${x} ${short(top - 20 - 150 * size)}C${short(x + 12 * size)} ${short(top - 20 - 96 * size)} ${short(x + 42 * size)} ${short(top - 10 - 62 * size)} ${short(x + 32 * size)} ${short(top - 20 - 22 * size)}A${short(34 * size)} ${short(32 * size)} 0 0 1 ${short(x - 32 * size)} ${short(top - 20 - 22 * size)}C${short(x - 42 * size)} ${short(top - 10 - 62 * size)} ${short(x - 8 * size)} ${short(top - 20 - 90 * size)} ${x} ${short(top - 20 - 150 * size)}Z`;
  const fire = sketch.linear(
    [0, top - 170],
    [0, top],
    [
      [0, '#FFF6D6'],
      [0.5, '#FFD978'],
      [1, '#F28C2E'],
    ],
  );
  sketch.add(path(flame(1), { fill: fire }), path(flame(0.52), { fill: '#FFFBEA', opacity: '.9' }));
};

/** Three candles in a warm dark. */
export const candles: Motif = (canvas) => {
  const { sketch, palette } = canvas;
  sky(canvas, darker(palette.darkest, 0.1), palette.darkest, palette.lead);
  light(canvas, 600, 420, 760, 0.7, palette.accent);
  const table = sketch.linear(
    [0, 720],
    [0, HEIGHT],
    [
      [0, mix(palette.darkest, palette.accent, 0.4)],
      [1, darker(palette.darkest, 0.2)],
    ],
  );
  sketch.add(element('rect', { y: 740, width: WIDTH, height: 170, fill: table }));
  light(canvas, 600, 800, 460, 0.35, '#FFC873');
  candle(canvas, 820, 500, 130);
  candle(canvas, 400, 440, 120);
  candle(canvas, 610, 330, 150);
  finish(canvas);
};

/** The moon and its road on a dark sea. */
export const moon: Motif = (canvas) => {
  const { sketch, palette, random } = canvas;
  sky(canvas, palette.darkest, palette.lead, palette.second);
  for (const _ of range(70)) {
    const star = { fill: '#FFFDF0', opacity: random.between(0.3, 0.9).toFixed(2) };
    sketch.add(
      circle(random.between(0, WIDTH), random.between(0, 430), random.between(1.2, 3.4), star),
    );
  }
  paleSun(canvas, 660, 260, 130, palette.lightest);
  for (const [x, y, r] of [
    [620, 230, 26],
    [700, 290, 36],
    [690, 205, 14],
    [615, 310, 17],
  ] as const) {
    sketch.add(circle(x, y, r, { fill: palette.second, opacity: '.16' }));
  }
  drawWaves(canvas, 520, 6, 20);
  for (const _ of range(3)) glitter(canvas, 660, 535, 330);
  finish(canvas);
};
